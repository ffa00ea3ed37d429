"""Builds the package: plain when editable or asked for, else with the kernel and the rules compiled."""

from setuptools import setup

setup()
