import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { isHex, mix } from './colour'

export type ThemeInput = Pick<TenantConfig, 'theme' | 'primaryColour'>

/** The plain theme of styles/tokens.css, and the colours that all dealers share. */
export const PLAIN = {
  good: '#17663b',
  'good-soft': '#e3f3e8',
  warn: '#7a4b00',
  'warn-soft': '#fdf0d2',
  bad: '#b01e2e',
  'bad-soft': '#fdebec',
  canvas: '#ffffff',
  tint: '#eef2f5',
  surface: '#ffffff',
  sunken: '#f4f6f8',
  ink: '#12202b',
  'ink-2': '#4c5c68',
  'line-strong': '#768690',
  brand: '#1d4f80',
  'brand-ink': '#ffffff',
  'brand-hover': '#153c62',
  'brand-soft': '#dde9f4',
  soft: '#dde9f4',
  link: '#1d4f80',
  accent: '#ffcf4a',
  'accent-ink': '#33260a',
  night: '#12202b',
  'night-ink': '#ffffff',
  'night-ink-2': '#bccad4',
  head: '#ffffff',
  'head-ink': '#12202b',
  'head-focus': '#0a5bd3',
  focus: '#0a5bd3',
} as const
export type ColourName = keyof typeof PLAIN
const NAMES = Object.keys(PLAIN).filter((name): name is ColourName => name in PLAIN)

/** A dealer with a single colour gets the colours of its buttons, links and soft grounds from it. */
export const fromPrimary = (colour: string | undefined): Partial<Record<ColourName, string>> => {
  if (!colour) return {}
  const soft = mix(colour, '#ffffff', 0.86)
  return {
    brand: colour,
    'brand-hover': mix(colour, '#000000', 0.18),
    'brand-soft': soft,
    soft,
    link: colour,
  }
}

export function palette({ theme, primaryColour }: ThemeInput): Record<ColourName, string> {
  const derived = fromPrimary(primaryColour)
  const colours: Record<ColourName, string> = { ...PLAIN }
  for (const name of NAMES) {
    // A token of the same name also wins in the style sheet.
    const token = theme.tokens[name]
    const own = token && isHex(token) ? token : theme.colours[name]
    colours[name] = own ?? derived[name] ?? PLAIN[name]
  }
  return colours
}
