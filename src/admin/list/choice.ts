export type Choice = readonly [value: string, label: string]
/** The choices of a filter; `day` is a day of the calendar. */
export type Choices = readonly Choice[] | 'day'
