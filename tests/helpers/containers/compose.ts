/** compose.yaml as an engine reads it: merged keys, variables, commands. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const words = z.union([z.string(), z.array(z.string())])
const service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: words.optional(),
  entrypoint: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()).min(2), start_period: z.string().optional() }).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  restart: z.string().optional(),
  depends_on: z
    .union([
      z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, 'started']))),
      z.record(
        z.string(),
        z.object({ condition: z.string() }).transform(({ condition }) => condition),
      ),
    ])
    .default({}),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default('10s')
    .transform((text) => Number.parseInt(text) * 1000),
})
const file = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
})
export type Service = z.output<typeof service>

export const composeText = (): string => readFileSync('compose.yaml', 'utf8')

/** `${NAME}`, `${NAME:?why}`, `${NAME:-else}`; `$$` is a dollar of the container's own shell. @throws as an engine refuses to start */
function filledIn(text: string, variables: Record<string, string>): string {
  return text.replaceAll(
    /\$\$|\$\{(\w+)(?::([?-])([^}]*))?\}/g,
    (_whole, name?: string, mark?: string, rest = '') => {
      if (!name) return '$'
      if (variables[name]) return variables[name]
      if (mark === '?') throw new Error(`${name} is missing: ${rest}`)
      return rest
    },
  )
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one: unknown) => eachText(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachText(one, change)]))
}

export const readCompose = (variables: Record<string, string>) =>
  file.parse(eachText(parse(composeText(), { merge: true }), (text) => filledIn(text, variables)))

/** Each variable of the environment that the file reads; `isNeeded`: nothing starts without it. */
export const composeVariables = (): { name: string; isNeeded: boolean }[] =>
  [...composeText().matchAll(/(?<!\$)\$\{(\w+)(:\?)?/g)].map(([, name = '', mark]) => ({
    name,
    isNeeded: mark !== undefined,
  }))
