import { APIError, Forbidden, UnauthorizedError, ValidationError } from 'payload'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import config from '@payload-config'
import { refuse } from '@/access/bodyOf'
import { SecondStepError } from '@/access/login/secondStepError'
import { quietRefusals } from '@/access/quietRefusals'

const entrySchema = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  err: z.unknown().optional(),
})

function logged(write: (logger: pino.Logger) => void) {
  const lines: string[] = []
  const options = { base: null, hooks: { logMethod: quietRefusals } }
  write(pino(options, { write: (line: string) => void lines.push(line) }))
  return lines.map((line) => entrySchema.parse(JSON.parse(line)))
}
const levelsOf = (err: unknown) => logged((logger) => logger.error({ err })).map(({ level }) => level)

it.each<[string, Error, number]>([
  ['a missing code', new SecondStepError('needed'), 30],
  ['a mistyped code', new SecondStepError('wrong'), 30],
  ['a weak password', refuse('Use a longer password.', 422), 30],
  ['a wrong field', new ValidationError({ errors: [{ path: 'x', message: 'No.' }] }), 30],
  ['no rights', new Forbidden(), 30],
  ['nobody', new UnauthorizedError(), 30],
  ['too many tries', refuse('Too many codes.', 429), 40],
  ['a service that is away', refuse('The mail was not sent.', 502), 50],
  ['a fault within Payload', new APIError('Something went wrong.'), 50],
  ['a fault of ours', new TypeError('x is undefined'), 50],
  ['a fault of an outside service', Object.assign(new Error('Not found'), { status: 404 }), 50],
])('%s: %s is logged at its level', (_what, error, level) => {
  expect(levelsOf(error)).toEqual([level])
})

it('a refusal is logged by its words alone, a fault with its stack', () => {
  const [refusal, fault] = logged((logger) => {
    logger.error({ err: new SecondStepError('needed') })
    logger.error({ err: new Error('Broken') })
  })
  expect(refusal?.msg).toContain('A code is needed')
  expect(refusal?.err).toBeUndefined()
  expect(JSON.stringify(fault?.err)).toContain('quietRefusals.test')
})

it('what is logged with words of its own stays an error', () => {
  const entries = logged((logger) => logger.error({ err: refuse('No.', 409), msg: 'a mail was not sent' }))
  expect(entries.map(({ level }) => level)).toEqual([50])
})

it('is what Payload logs through', async () => {
  expect((await config).logger).toMatchObject({ options: { hooks: { logMethod: quietRefusals } } })
})
