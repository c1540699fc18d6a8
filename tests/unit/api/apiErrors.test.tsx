/** Codes are for programs of others: each is explained where its type leads, and has one status. */
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Guide } from '@/app/developers/_components/Guide'
import { ApiError, problemOf } from '@/integrator-api/problem'
import { API_ERROR_CODES, API_ERRORS, codeOfStatus, problemType } from '@/lib/apiErrors'

const page = renderToStaticMarkup(<Guide origin="https://platform.example" />)
const sources = readdirSync('src/integrator-api', { encoding: 'utf8' })
  .map((file) => readFileSync(`src/integrator-api/${file}`, 'utf8'))
  .join('\n')
/** Said by the server in front alone. */
const OF_THE_EDGE = new Set(['address_too_long', 'too_many_headers', 'not_ready'])

it.each(API_ERROR_CODES)('%s is explained where its type leads', (code) => {
  const [path, id] = problemType(code).split('#')
  expect(path).toBe('/developers')
  expect(page).toContain(`id="${id}"`)
  expect(problemOf(new ApiError(code, 'Why.'))).toMatchObject({ code, status: API_ERRORS[code].status })
})

it.each(API_ERROR_CODES.filter((code) => !OF_THE_EDGE.has(code)))('%s is answered somewhere', (code) => {
  expect(sources).toContain(`'${code}'`)
})

it.each([400, 404, 405, 408, 413, 414, 429, 431, 500, 503])('%i of the server in front', (status) => {
  expect(API_ERRORS[codeOfStatus(status)].status).toBe(status)
})
