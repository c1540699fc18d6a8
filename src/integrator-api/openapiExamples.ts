import { isRecord } from '@/lib/isRecord'
import { answersByCall } from './openapiAnswers'
import { faultOf } from './openapiFaults'
import type { Answer, PathItem } from './openapiParts'
import { operationsOf, type Found } from './operations'

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
      return [status, withExample(answer, answers[operationId]?.[status] ?? faultOf(found, status))] as const
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
