/** What each command takes: the same for the reader of its words and for its help. */
import type { ParseArgsConfig } from 'node:util'
import { SCOPES } from '@/features/keys/apiKeys.rules'

type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** What stands for its value. */
  value?: string
  says: string
}
export interface Command {
  /** In capitals, one for each word that is no option; in brackets where it may be left out. */
  words: string
  does: string
  options: Record<string, Option>
  example?: string
}

const none = {}
const dryRun = { type: 'boolean', says: 'say what would be done, and do nothing' } as const
const onlyTenant = { type: 'string', value: 'SLUG', says: 'of this dealer alone' } as const

export const COMMANDS = {
  'tenants apply': {
    words: '[DIR]',
    does: 'load dealers from a folder (default: tenants); all are checked before the first is loaded',
    options: none,
    example: 'tenants apply /srv/dealers',
  },
  'tenants suspend': {
    words: 'SLUG',
    does: 'close a dealer’s website and keys; nothing is lost',
    options: none,
    example: 'tenants suspend westside-motors',
  },
  'tenants resume': {
    words: 'SLUG',
    does: 'take a suspended dealer up again',
    options: none,
    example: 'tenants resume westside-motors',
  },
  'tenants remove': {
    words: 'SLUG',
    does: 'remove a suspended dealer and everything of it, for ever',
    options: { yes: { type: 'boolean', says: 'do not ask for the name, for scripts' } },
    example: 'tenants remove westside-motors',
  },
  'staff reset-second-factor': {
    words: 'EMAIL',
    does: 'let in somebody who lost the phone and the paper codes',
    options: none,
    example: 'staff reset-second-factor sam@dealer.example',
  },
  'keys create': {
    words: '',
    does: 'make an API key; the last line of standard output is the key, which is shown once',
    options: {
      tenant: { type: 'string', value: 'SLUG', says: 'needed: the dealer' },
      scope: { type: 'string', value: 'S[,S]', says: `needed: one or more of ${SCOPES.join(', ')}` },
      dealership: {
        type: 'string',
        multiple: true,
        value: 'SLUG',
        says: 'for this dealership alone; may be given several times',
      },
      name: {
        type: 'string',
        value: 'TEXT',
        says: 'what the dealer’s staff see, and what a car names as its owner',
      },
      days: { type: 'string', value: 'N', says: 'ends after so many days; without it never' },
    },
    example: 'keys create --tenant westside-motors --scope stock:read,stock:write --name "Yard system"',
  },
  'keys revoke': {
    words: 'PREFIX',
    does: 'end a key, named by its first 15 letters',
    options: { in: { type: 'string', value: 'HOURS', says: 'so many hours from now; without it at once' } },
    example: 'keys revoke fc_3f9c2a7d51b0 --in 24',
  },
  'stock push': {
    words: 'FILE',
    does: 'send a stock file (CSV, XML or JSON, also packed) through the API; cars are added and changed, none leaves',
    options: {
      dealership: { type: 'string', value: 'SLUG', says: 'needed: whose cars they are' },
      snapshot: {
        type: 'boolean',
        says: 'the file is the whole stock: what it lacks leaves, behind the guard',
      },
      update: { type: 'boolean', says: 'change only cars that are there' },
      name: {
        type: 'string',
        value: 'TEXT',
        says: 'what the file is called; its columns and words are kept by it',
      },
      tenant: { type: 'string', value: 'SLUG', says: 'the dealer, where no key is given' },
      key: { type: 'string', value: 'KEY', says: 'an API key, for a server elsewhere' },
      url: { type: 'string', value: 'URL', says: 'the platform’s address, for a server elsewhere' },
      'dry-run': dryRun,
      receipt: { type: 'string', value: 'FILE', says: 'write what became of each car to this file' },
    },
    example: 'stock push cars.csv --dealership westside-footscray --dry-run',
  },
  'webhooks listen': {
    words: '',
    does: 'print the events that a key may read as they come, or send them on to this machine, signed as a webhook',
    options: {
      url: { type: 'string', value: 'URL', says: 'needed: the address of the platform; or FORECOURT_URL' },
      key: { type: 'string', value: 'KEY', says: 'an API key; or FORECOURT_KEY' },
      after: { type: 'string', value: 'CURSOR', says: 'go on where an earlier run ended' },
      types: { type: 'string', value: 'T[,T]', says: 'only these, such as car.sold' },
      forward: { type: 'string', value: 'URL', says: 'send them to this address of this machine' },
      secret: { type: 'string', value: 'SECRET', says: 'sign with it; without it one is made and said' },
      once: { type: 'boolean', says: 'end when there is nothing more' },
    },
    example: 'webhooks listen --url https://platform.example --forward http://127.0.0.1:4000/in',
  },
  'feeds release': {
    words: 'ID',
    does: 'apply a full feed that was held for a person',
    options: none,
  },
  'feeds reject': {
    words: 'ID',
    does: 'drop a full feed that was held for a person: nothing of it is applied',
    options: none,
  },
  'search rebuild': { words: '', does: 'build the search index anew, without a gap', options: none },
  'search check': {
    words: '',
    does: 'compare the index with the database',
    options: { repair: { type: 'boolean', says: 'mend what differs' } },
  },
  'truth check': {
    words: '',
    does: 'read each car back from every page, file, mail and call, and compare it with the stock',
    options: { tenant: onlyTenant },
  },
  outbox: { words: '', does: 'what waits to be sent or done, and what was given up', options: none },
  'outbox again': {
    words: 'KIND',
    does: 'send again what was given up; outbox lists the kinds',
    options: none,
    example: 'outbox again leads',
  },
  'retention run': {
    words: '',
    does: 'erase data of people that dealers have kept long enough',
    options: { 'dry-run': dryRun, tenant: onlyTenant },
  },
  backup: {
    words: 'DIR',
    does: 'copy the database and its files into a new folder, while the server runs',
    options: none,
    example: 'backup /srv/backups/2026-11-29',
  },
  restore: {
    words: 'DIR',
    does: 'put a backup into an empty data folder, as a copy that sends nothing; no server may run',
    options: {
      secret: {
        type: 'string',
        value: 'FILE',
        says: 'the secret of the original, in demo mode: no backup has it',
      },
    },
    example: 'restore /srv/backups/2026-11-29',
  },
  activate: { words: '', does: 'a restored copy is the one that sends from now on', options: none },
  move: {
    words: 'DIR',
    does: 'copy an SQLite data folder into the empty MongoDB of DATABASE_URL, and compare',
    options: none,
    example: 'move /srv/forecourt/data',
  },
  'upgrade undo': {
    words: '',
    does: 'put back the database as it was before the last upgrade; no server may run',
    options: none,
  },
  doctor: { words: '', does: 'check settings, stores and versions; each fault is one line', options: none },
} as const satisfies Record<string, Command>
export type CommandName = keyof typeof COMMANDS
