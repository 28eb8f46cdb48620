import { type CommandId, commands } from "~/features/creator/article/editing/commands";

export const commandIds = Object.keys(commands).filter((name): name is CommandId => name in commands);
