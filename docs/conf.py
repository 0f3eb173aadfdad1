"""The handbook, built by `make docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

project = "Parlor"
author = "Parlor contributors"
copyright = "Parlor contributors"
extensions = ["myst_parser", "autoapi.extension", "handbook"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
# Headings of included pages start at the level that the including page needs; MyST would warn about the gap.
# The reference knows neither the modules that it leaves out nor which of two classes of one name a type means.
suppress_warnings = ["myst.header", "myst.xref_missing", "autoapi.python_import_resolution", "ref.python"]
# The reference is read from the sources, because compiled classes have no docstrings and no types to ask for.
autoapi_dirs = [str(ROOT / "src" / "parlor")]
autoapi_ignore = [f"*/parlor/{name}/*" for name in ("library", "server", "terminal", "leaflets", "paper", "tab", "web_dist")] + [
    "*/catalogue_*"
]
autoapi_generate_api_docs = False
autoapi_add_toctree_entry = False
autosummary_generate = False
python_maximum_signature_line_length = 100
python_use_unqualified_type_names = True
# In docstrings, a word in backticks is code.
default_role = "code"
html_theme = "furo"
html_title = "Parlor"
html_static_path = ["_static"]
html_css_files = ["handbook.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1e4b39", "color-brand-content": "#a9372d"},
    "dark_css_variables": {"color-brand-primary": "#e9b44c", "color-brand-content": "#e9b44c"},
}
