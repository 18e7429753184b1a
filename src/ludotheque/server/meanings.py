"""What types say about themselves: a docstring what the type is, a comment what a field means."""

import ast
import inspect
import io
import textwrap
import tokenize
from functools import cache

import msgspec


@cache
def meanings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Field by field, the comment that stands behind it in the source, inherited ones too."""
    told: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        if parent in (msgspec.Struct, object) or not issubclass(parent, msgspec.Struct):
            continue
        try:
            source = textwrap.dedent(inspect.getsource(parent))
        except OSError:  # installed without its source
            continue
        comments = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        (tree,) = ast.parse(source).body
        assert isinstance(tree, ast.ClassDef)
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                comment = comments.get(node.end_lineno or 0, "")
                told[node.target.id] = comment.replace("None", "null")
    return told


def sentence(kind: type[msgspec.Struct]) -> str:
    """The type's own docstring; one that was inherited says nothing about it."""
    return inspect.cleandoc(kind.__dict__.get("__doc__") or "")
