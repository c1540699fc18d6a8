/** Runs cells and counts them: a cell is one request of one principal, judged against the policy table. */
import { leaks } from './judge'
import type { Line } from './policy'
import { rest, type Answer, type Method } from './rest'
import type { Principal, World } from './world'

export interface Score {
  cells: number
  successes: number
  faults: string[]
}
export const newScore = (): Score => ({ cells: 0, successes: 0, faults: [] })

export interface Ask {
  method: Method
  path: string
  body?: unknown
  headers?: Record<string, string>
}
/** null when the answer is right, else what is wrong with it. */
export type Judge = (answer: Answer) => string | null | Promise<string | null>

export interface Table {
  world: World
  slug: string
  line: Line
  p: Principal
  cell(name: string, ask: Ask, judge: Judge): Promise<Answer>
}

export function tableFor(world: World, slug: string, line: Line, p: Principal, score: Score): Table {
  return {
    world,
    slug,
    line,
    p,
    async cell(name, ask, judge) {
      const answer = await rest(ask.method, ask.path, { ...p.headers, ...ask.headers }, ask.body)
      const sent = `${decodeURIComponent(ask.path)} ${ask.body instanceof FormData ? '' : JSON.stringify(ask.body ?? '')}`
      const wrong =
        answer.status >= 500 && answer.status !== 501 ? `answers ${answer.status}` : await judge(answer)
      const leaked = leaks(world, p, slug, answer, sent)
      score.cells++
      if (answer.status < 300) score.successes++
      const where = `${p.name} · ${slug} · ${name}`
      if (wrong) score.faults.push(`${where}: ${wrong} (${answer.status} ${answer.body.slice(0, 160)})`)
      if (leaked.length) score.faults.push(`${where}: shows ${leaked.slice(0, 3).join(', ')}`)
      return answer
    },
  }
}
