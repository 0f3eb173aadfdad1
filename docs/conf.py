"""The handbook, built by `make docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

project = "Parlor"
author = "Parlor contributors"
copyright = "Parlor contributors"
extensions = ["myst_parser", "sphinx.ext.doctest", "handbook"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
# Headings of included pages start at the level that the including page needs; MyST would warn about the gap.
suppress_warnings = ["myst.header", "myst.xref_missing"]
html_theme = "furo"
html_title = "Parlor"
html_static_path = ["_static"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1e4b39", "color-brand-content": "#a9372d"},
    "dark_css_variables": {"color-brand-primary": "#e9b44c", "color-brand-content": "#e9b44c"},
}
