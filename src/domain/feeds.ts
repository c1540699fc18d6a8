/** What a person may decide about a full feed that was held. */
export const DECISIONS = ['release', 'reject'] as const
export type Decision = (typeof DECISIONS)[number]
