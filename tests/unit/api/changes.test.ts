/** The change log of the API: dated, newest first, with every call of the document in it and none that is not there. */
import { expect, it } from 'vitest'
import { API_VERSION, API_VERSIONS } from '@/integrator-api/changes.data'
import { openApi } from '@/integrator-api/openapi'
import { operationsOf } from '@/integrator-api/openapiParts'
import { json, problem, notFound } from '@/integrator-api/problem'

const listed = API_VERSIONS.flatMap(({ changes }) => changes.flatMap(({ calls }) => calls))

it('lists every call of the document, and no other', () => {
  const calls = operationsOf(openApi()).map(({ operation }) => operation.operationId)
  // A call that changed later stands in two versions.
  expect([...new Set(listed)].toSorted()).toEqual(calls.toSorted())
})

it('has its versions by date, newest first; the newest is that of the document and of each answer', () => {
  const dates = API_VERSIONS.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  expect([API_VERSION, openApi().info.version]).toEqual([dates[0], dates[0]])
  for (const answer of [json({}), problem(notFound())])
    expect(answer.headers.get('api-version')).toBe(dates[0])
})
