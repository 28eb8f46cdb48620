/** What a person can choose of the digest that is sent. */
export const MOST_SUBJECTS = 10;
export const FIRST_HOUR = 8;
/** A story can be told at once from one of these scores; from lower ones it would be one each day. */
export const alertScores = [80, 85, 90, 95] as const;
