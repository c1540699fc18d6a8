export type Choice = readonly [value: string, label: string]
/** What a filter is chosen from; `day` is a day of the calendar. */
export type Choices = readonly Choice[] | 'day'
