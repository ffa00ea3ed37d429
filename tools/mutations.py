"""The ways to break a line of rules: comparisons, sums, numbers, conditions, returns, statements left out.

Finds the places in one module and rewrites one of them at a time. Running tests on what comes out is tools/mutants.py.
Strings, annotations, decorators and what an error says are left alone: breaking them breaks no rule.
"""

import ast
import copy
from collections.abc import Callable
from dataclasses import dataclass

Rewrite = Callable[[ast.AST], ast.AST]

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
EVERY = -1
CAN_BE_LEFT_OUT = (ast.Assign, ast.AugAssign, ast.Expr, ast.Delete, ast.Raise, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutation:
    """One way to break one module. `function` is the outermost function around it, "" for what runs at import."""

    number: int
    line: int
    function: str
    before: str
    after: str


class Breaker(ast.NodeTransformer):
    """Walks a module, numbering every way to break it; carries out the one whose number is wanted."""

    def __init__(self, wanted: int = EVERY) -> None:
        self.wanted = wanted
        self.offered = 0
        self.found: list[Mutation] = []
        self.classes: list[str] = []
        self.function = ""

    def offer(self, node: ast.AST, rewrite: Rewrite) -> ast.AST | None:
        """Notes one way to break this node; returns the broken node if it is the wanted one."""
        number = self.offered
        self.offered += 1
        if self.wanted not in (EVERY, number):
            return None
        broken = rewrite(copy.deepcopy(node))
        ast.copy_location(broken, node)
        line = getattr(node, "lineno", 0)
        self.found.append(Mutation(number, line, self.function, first_line(node), first_line(broken)))
        return ast.fix_missing_locations(broken) if number == self.wanted else None

    def visit(self, node: ast.AST) -> ast.AST:
        chosen: ast.AST | None = None
        for rewrite in rewrites(node):
            chosen = self.offer(node, rewrite) or chosen
        visited: ast.AST = super().visit(node)
        return visited if chosen is None else chosen

    def visit_Module(self, node: ast.Module) -> ast.AST:
        return self.body_only(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.classes.append(node.name)
        self.body_only(node)
        self.classes.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        # Defaults run when the function is made, so they belong to what is around it.
        node.args.defaults = [self.expression(default) for default in node.args.defaults]
        node.args.kw_defaults = [default and self.expression(default) for default in node.args.kw_defaults]
        outermost = not self.function
        if outermost:
            self.function = ".".join([*self.classes, node.name])
        self.body_only(node)
        if outermost:
            self.function = ""
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.expression(node.value)
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def expression(self, node: ast.expr) -> ast.expr:
        visited = self.visit(node)
        assert isinstance(visited, ast.expr)
        return visited

    def body_only(self, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> ast.AST:
        changed = []
        for statement in node.body:
            if isinstance(node, ast.Module) and only_names_things(statement):
                changed.append(statement)
                continue
            visited = self.visit(statement)
            assert isinstance(visited, ast.stmt)
            changed.append(visited)
        node.body = changed
        return node


def rewrites(node: ast.AST) -> list[Rewrite]:
    """Every way to break this very node; its parts are visited by themselves."""
    match node:
        case ast.Compare(ops=ops):
            return [compare_otherwise(i, other) for i, op in enumerate(ops) for other in COMPARISONS[type(op)]]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SUMS and not joins_text(node):
            ways = [reckon_otherwise(SUMS[type(op)])]
            return [*ways, leave_out] if isinstance(node, ast.AugAssign) else ways
        case ast.Constant(value=bool()):
            return [flip]
        case ast.Constant(value=int()):
            return [one_more]
        case ast.BoolOp():
            return [other_junction]
        case ast.UnaryOp(op=ast.Not()):
            return [without_not]
        case ast.If() | ast.While() | ast.IfExp():
            return [turn_round]
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            return [return_nothing]
        case ast.Expr(value=ast.Constant()):
            return []
        case _ if isinstance(node, CAN_BE_LEFT_OUT):
            return [leave_out]
    return []


def compare_otherwise(at: int, other: type[ast.cmpop]) -> Rewrite:
    def rewrite(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops[at] = other()
        return node

    return rewrite


def reckon_otherwise(other: type[ast.operator]) -> Rewrite:
    def rewrite(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BinOp | ast.AugAssign)
        node.op = other()
        return node

    return rewrite


def flip(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    return ast.Constant(not node.value)


def one_more(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return ast.Constant(node.value + 1)


def other_junction(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def without_not(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.UnaryOp)
    return node.operand


def turn_round(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.While | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def return_nothing(node: ast.AST) -> ast.AST:
    return ast.Return(ast.Constant(None))


def leave_out(node: ast.AST) -> ast.AST:
    return ast.Pass()


def only_names_things(statement: ast.stmt) -> bool:
    """Type aliases and imports for the type checker: no rule is in them."""
    match statement:
        case ast.Assign(value=ast.Subscript() | ast.Name() | ast.Attribute()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def joins_text(node: ast.AST) -> bool:
    return any(isinstance(part, ast.JoinedStr) for part in ast.walk(node)) or any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node)
    )


def first_line(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).partition("\n")[0]


def mutations(source: str) -> list[Mutation]:
    """Every way to break this module."""
    breaker = Breaker()
    breaker.visit(ast.parse(source))
    return breaker.found


def broken_tree(source: str, number: int) -> ast.Module:
    """The module with one thing broken."""
    tree = Breaker(wanted=number).visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    return tree
