export type Arg = string | number | null

/** A statement or a part of one, with the values of its question marks. */
export interface Sql {
  sql: string
  args: Arg[]
}

export const quote = (name: string): string => `"${name}"`

export const joined = (parts: readonly Sql[], between: string): Sql => ({
  sql: parts.map(({ sql }) => sql).join(between),
  args: parts.flatMap(({ args }) => args),
})
