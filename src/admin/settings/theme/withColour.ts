import { isRecord } from '@/lib/isRecord'

const part = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

export const withColour = (config: unknown, name: string, colour: string): Record<string, unknown> => {
  const theme = part(part(config).theme)
  const { [name]: _overruled, ...tokens } = part(theme.tokens)
  const colours = { ...part(theme.colours), [name]: colour }
  return { ...part(config), theme: { ...theme, colours, ...(theme.tokens === undefined ? {} : { tokens }) } }
}
