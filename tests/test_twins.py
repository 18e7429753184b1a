"""Copies that share what they have in common, and never notice it."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.twins import Register, Roll, twin


def test_a_twin_goes_its_own_way() -> None:
    class Table:
        def __init__(self) -> None:
            self.n = 1

    table = Table()
    other = twin(table)
    other.n = 2
    assert (table.n, other.n, type(other)) == (1, 2, Table)


Step = tuple[str, int, int]  # what is done, to which of the copies, with what


@given(
    st.lists(st.tuples(st.sampled_from(["append", "pop", "copy"]), st.integers(0), st.integers()))
)
def test_rolls_are_lists_whatever_is_done_to_their_copies(steps: list[Step]) -> None:
    rolls, lists = [Roll[int]()], [list[int]()]
    for what, which, line in steps:
        roll, plain = rolls[which % len(rolls)], lists[which % len(lists)]
        if what == "copy":
            rolls.append(roll.copy())
            lists.append(plain.copy())
        elif what == "append":
            roll.append(line)
            plain.append(line)
        elif plain:
            assert roll.pop() == plain.pop()
    for roll, plain in zip(rolls, lists, strict=True):
        assert roll == plain
        assert list(roll) == plain
        assert [roll[at] for at in range(-len(plain), len(plain))] == plain + plain
        assert (roll[1:], roll[-2:], roll[:-1]) == (plain[1:], plain[-2:], plain[:-1])


@given(
    st.lists(st.tuples(st.sampled_from(["add", "copy"]), st.integers(0), st.sampled_from("abcde")))
)
def test_registers_are_dicts_whatever_is_done_to_their_copies(
    steps: list[tuple[str, int, str]],
) -> None:
    registers, dicts = [Register()], [dict[str, int]()]
    for number, (what, which, name) in enumerate(steps):
        register, plain = registers[which % len(registers)], dicts[which % len(dicts)]
        if what == "copy":
            registers.append(register.copy())
            dicts.append(plain.copy())
        elif name not in plain:
            register.add(name, number)
            plain[name] = number
    for register, plain in zip(registers, dicts, strict=True):
        assert dict(register) == plain
        assert [register.get(name) for name in "abcde"] == [plain.get(name) for name in "abcde"]
