/**
 * Lighthouse's mobile run of one page of each type: the middle of three runs by performance. `npm run bench -- lighthouse all` visits
 * each type at each dealer that has it. A page that says `noindex` fails one of Lighthouse's SEO audits on purpose: that audit is left
 * out there, and the row says so. CLS is the worst of the three: a jump that comes by chance of the network is one all the same. `machine`
 * is Lighthouse's own index of the machine's speed in that run: every machine is slowed down four times, so that tables compare only where
 * this index is alike.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { testBrowser } from '../e2e/setup'
import { median } from './load'
import { pageTypes, type PageType } from './pageTypes'
import { startSite } from './siteServer'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3

/** The one type of page to measure, or `all`: every type at every dealer. */
const [only] = process.argv.slice(2)
const dealers = only === 'all' ? Infinity : 1
const site = await startSite('lighthouse')
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const TRIES = 3

/** Lighthouse itself asks to run again when a busy machine spoilt its trace. */
async function measured(url: string, skipAudits: string[]) {
  for (let left = TRIES; ; left--) {
    const browser = await launch({ chromePath: testBrowser(), chromeFlags: FLAGS })
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
        skipAudits,
      })
      if (result && !result.lhr.runtimeError) return result.lhr
      if (left === 1) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    } finally {
      browser.kill()
    }
  }
}

async function isLeftOut({ host, path }: PageType): Promise<boolean> {
  return /<meta name="robots" content="noindex/.test(await (await site.get(host, path)).text())
}

async function visit({ host, path }: PageType, isNoindex: boolean) {
  const { categories, audits, environment } = await measured(
    `http://${host}:${site.port}${path}`,
    isNoindex ? ['is-crawlable'] : [],
  )
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    scores: CATEGORIES.map(score),
    lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
    tbt: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
    machine: Math.round(environment.benchmarkIndex),
  }
}

const rows = []
const wanted = ({ page }: PageType) => !only || only === 'all' || page === only
for (const type of (await pageTypes(site, dealers)).filter(wanted)) {
  const isNoindex = await isLeftOut(type)
  const runs = []
  while (runs.length < RUNS) runs.push(await visit(type, isNoindex))
  const middle = median(runs.map(({ scores }) => scores[0] ?? 0))
  const typical = runs.find(({ scores }) => scores[0] === middle)
  const [performance, accessibility, practices, seo] = typical?.scores ?? []
  const row = {
    page: type.page,
    address: `${type.host.split('.')[0]}${type.path.split('?')[0]}`,
    performance,
    accessibility,
    'best practices': practices,
    seo,
    noindex: isNoindex,
    'LCP ms': typical?.lcp,
    'TBT ms': typical?.tbt,
    CLS: Math.max(...runs.map(({ shift }) => shift)),
    machine: typical?.machine,
  }
  rows.push(row)
  // All types take an hour: a run that is cut off has told what it measured.
  console.error(Object.values(row).join(' '))
}
console.table(rows)
await site.stop()
