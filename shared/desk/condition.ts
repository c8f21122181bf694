/** When the condition of a work is photographed. */
export const conditionMoments = ['receipt', 'dispatch'] as const;
export type ConditionMoment = (typeof conditionMoments)[number];
/** The most of one order. */
export const conditionPicturesAtMost = 40;
