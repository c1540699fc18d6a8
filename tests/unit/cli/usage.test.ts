import { expect, it } from 'vitest'
import { COMMANDS, type Command, type CommandName } from '@/cli/client/commandTable'
import { USAGE, usageOf, usageOfGroup } from '@/cli/client/help'

const isName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)
const names = Object.keys(COMMANDS).filter(isName)

it.each(names)('%s --help says what it does, its words, each of its options and no other command', (name) => {
  const { words, does, options }: Command = COMMANDS[name]
  const help = usageOf(name)
  for (const part of [`-- ${name}${words && ` ${words}`}`, does]) expect(help).toContain(part)
  for (const [option, { says }] of Object.entries(options))
    expect(help).toMatch(new RegExp(`--${option}.*${says}`))
  for (const other of names.filter((one) => !one.startsWith(name) && !name.startsWith(one)))
    expect(help).not.toContain(`-- ${other}`)
})

it.each(names)('an example of %s is that command, with words and options that it takes', async (name) => {
  const { example = name, words, options }: Command = COMMANDS[name]
  const { readArgs } = await import('@/cli/client/args')
  expect(example.startsWith(name)).toBe(true)
  const typed = example.slice(name.length).match(/"[^"]*"|[^\s"]+/g) ?? []
  expect(() => readArgs([...typed], { words, options })).not.toThrow()
})

it('the list has each command once, and a first word has its own', () => {
  for (const name of names)
    expect(USAGE.match(new RegExp(`^  ${name}(?= [A-Z[ ]|  |$)`, 'gm'))).toHaveLength(1)
  expect(usageOfGroup('tenants')?.match(/^  tenants /gm)).toHaveLength(4)
  expect(usageOfGroup('tenants')).not.toContain('doctor')
  expect(usageOfGroup('dcotor')).toBeNull()
})
