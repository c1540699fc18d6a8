import { COMMANDS, type Command, type CommandName } from './commandTable'

const RUN = 'npm run forecourt --'
const all: [string, Command][] = Object.entries(COMMANDS)

const column = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}

const optionRows = ({ options }: Command) =>
  Object.entries(options).map(
    ([name, { value, says }]) => [`--${name}${value ? ` ${value}` : ''}`, says] as const,
  )

const listed = (commands: readonly [string, Command][]): string =>
  [
    `Usage: ${RUN} <command>`,
    '',
    ...column(
      commands.map(
        ([name, command]) =>
          [
            [name, command.words, Object.keys(command.options).length ? '[options]' : '']
              .filter(Boolean)
              .join(' '),
            command.does,
          ] as const,
      ),
    ),
    '',
    `Options and examples of one: ${RUN} <command> --help`,
  ].join('\n')

export const USAGE = listed(all)

/** The commands that begin with the word; null where none does. */
export function usageOfGroup(word: string): string | null {
  const own = all.filter(([name]) => name === word || name.startsWith(`${word} `))
  return own.length ? listed(own) : null
}

export function usageOf(name: CommandName): string {
  const command: Command = COMMANDS[name]
  const options = optionRows(command)
  const line = [RUN, name, command.words, options.length ? '[options]' : ''].filter(Boolean).join(' ')
  return [
    `Usage: ${line}`,
    '',
    `  ${command.does}`,
    ...(options.length ? ['', 'Options:', ...column(options)] : []),
    ...(command.example ? ['', `Example: ${RUN} ${command.example}`] : []),
  ].join('\n')
}
