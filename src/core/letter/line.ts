/** A row of figures or answers, as a letter and a lead list them. */
export type Line = [label: string, value: string]
