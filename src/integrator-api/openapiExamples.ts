/** One refusal for each status of a call, made by what refuses. */
import type { z } from 'zod'
import { readItem } from '@/features/stock/validate'
import { noList, notOfType, notPacked, refusedBody, tooLarge, tooLate } from './body'
import { hasChanged, notAccepted, noVersion } from './cars'
import { inboundSmsSchema } from './inbound'
import { notAccepted as noText, wantedKeySchema } from './keys'
import { noCursor, queryFault, wrongLimit } from './parameters'
import { MOST_CALLS } from './calls'
import { feedOpeningSchema, notOpen } from './feeds'
import { wrongMode } from './files'
import { tooMany, lacksScope, storeUnavailable, unknownKey } from './withKey'
import { dealership, example, headersOf, stocknum } from './openapiCommon'
import { scopesOf, type Found, type Answer, type PathItem, operationsOf } from './openapiParts'
import { ApiError, notFound, problemOf } from './problem'
import { stillRunning } from './replay'
import { webhookChangeSchema } from './webhooks'
import { isRecord } from '@/lib/isRecord'
import { answersByCall } from './openapiAnswers'

/** What the server itself says of an address or a header that is none. */
const unreadable = () => new ApiError('unreadable', 'The request could not be read.')

function wrongCar(): ApiError {
  const sent = { ...example, year: 'unknown' }
  const read = readItem(sent, 0, { mode: 'put', dealership: dealership.example, stocknum: stocknum.example })
  return notAccepted(read.ok ? [] : read.errors)
}

const refusedBy =
  (schema: z.ZodType, wrong: unknown = { name: 7 }) =>
  (): ApiError => {
    const { error } = schema.safeParse(wrong, { reportInput: true })
    if (!error) throw new Error('what is wrong was accepted')
    return refusedBody(error)
  }
const wrongOpening = refusedBy(feedOpeningSchema, { expected_count: 'two' })
const wrongKey = refusedBy(wantedKeySchema)
const wrongSms = refusedBy(inboundSmsSchema)
const wrongWebhook = refusedBy(webhookChangeSchema)

const WRONG_VALUES: Record<string, () => ApiError> = {
  ...{ putCar: wrongCar, patchCar: wrongCar, withdrawCar: noVersion },
  sendFile: wrongMode,
  listEvents: () => noCursor('after'),
  listCalls: () => wrongLimit(MOST_CALLS),
  makeKey: wrongKey,
  ...{ takeMail: () => noText('must have an email address', '/from'), takeSms: wrongSms },
  ...Object.fromEntries(
    ['rotateKey', 'makeWebhook', 'rotateWebhook', 'testWebhook', 'changeWebhook'].map((id) => [
      id,
      wrongWebhook,
    ]),
  ),
  ...{
    batchCars: noList,
    patchCars: noList,
    feedCars: noList,
    openFeed: wrongOpening,
    commitFeed: wrongOpening,
  },
}

const BY_STATUS: Record<number, (found: Found) => ApiError> = {
  400: ({ method, parameters }) => {
    const known = parameters.flatMap((one) => (one.in === 'query' ? one.name : []))
    const inOrder = known.toSorted((one) => (one === 'dry_run' ? -1 : 0))
    return queryFault(method.toUpperCase(), ['dryrun'], inOrder) ?? unreadable()
  },
  401: unknownKey,
  403: ({ operation }) => lacksScope(scopesOf(operation)),
  404: notFound,
  408: tooLate,
  409: ({ operation }) => (operation.operationId === 'feedCars' ? notOpen('committed') : stillRunning()),
  412: hasChanged,
  413: tooLarge,
  415: ({ operation }) => (operation.operationId === 'sendFile' ? notPacked() : notOfType()),
  422: ({ operation }) => (WRONG_VALUES[operation.operationId] ?? (() => noCursor()))(),
  429: () => tooMany(4),
  503: storeUnavailable,
}

/** Undefined for a status that is no refusal of the API. */
function faultOf(found: Found, status: number) {
  const refused = BY_STATUS[status]?.(found)
  return refused && problemOf(refused)
}

/** An answer of several types has an example for each. */
const withExample = (answer: Answer, example: unknown): Answer =>
  answer.content && example !== undefined
    ? {
        ...answer,
        content: Object.fromEntries(
          Object.entries(answer.content).map(([type, part], _at, types) => [
            type,
            { ...part, example: types.length > 1 && isRecord(example) ? example[type] : example },
          ]),
        ),
      }
    : answer

export function withExamples(paths: Record<string, PathItem>): Record<string, PathItem> {
  const answers = answersByCall()
  const shown = (found: Found) => {
    const { operationId, responses } = found.operation
    const all = Object.entries(responses).map(([text, answer]) => {
      const status = Number(text)
      const made = withExample(answer, answers[operationId]?.[status] ?? faultOf(found, status))
      return [status, { ...made, headers: { ...made.headers, ...headersOf(status) } }] as const
    })
    return { ...found.operation, responses: Object.fromEntries(all) }
  }
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const operations = operationsOf({ paths: { [path]: item } })
      return [
        path,
        { ...item, ...Object.fromEntries(operations.map((found) => [found.method, shown(found)])) },
      ]
    }),
  )
}
