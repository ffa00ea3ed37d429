"""Looking back at a game: every decision against what was better, with what the seat knew then. No page, no command."""

from kade.analysis.effort import EFFORTS, Effort
from kade.analysis.report import Analysis, Judged, Share, Worth
from kade.analysis.run import NotFinished, analyse, analysed

__all__ = ["EFFORTS", "Analysis", "Effort", "Judged", "NotFinished", "Share", "Worth", "analyse", "analysed"]
