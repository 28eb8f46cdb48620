import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { commandIds } from "../../../../test/support/command-ids";
import { openedField, selectionOf } from "../../../../test/support/opened-field";
import { runCommand } from "./listen.client";

test.each(commandIds)("undo takes back %s, text and caret, and redo makes it again", async (id) => {
  const { area, history } = openedField();
  document.execCommand("insertText", false, "The first line, here.\nThe second one.");
  for (const [start = 0, end = 0] of [
    [6, 6],
    [4, 9],
    [2, 25],
  ]) {
    area.setSelectionRange(start, end);
    const before = selectionOf(area);
    runCommand(area, id, history);
    const after = selectionOf(area);
    expect(after[0]).not.toBe(before[0]);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(selectionOf(area), `undo at ${start}–${end}`).toEqual(before);
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(selectionOf(area), `redo at ${start}–${end}`).toEqual(after);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(selectionOf(area), "second undo").toEqual(before);
  }
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(area.value).not.toContain("second");
});
