import { expect, it } from 'vitest'
import { exposed, readExpression } from '../../helpers/promql'

it('names the metrics, their labels and the groups of an expression', () => {
  const text =
    'histogram_quantile(0.95, sum by (le, host) (rate(a_bucket{how=~"miss|pass"}[10m]))) > 1 or absent(b)'
  expect(readExpression(text)).toEqual({
    metrics: [
      { name: 'a_bucket', labels: ['how'] },
      { name: 'b', labels: [] },
    ],
    groups: ['le', 'host'],
    isSound: true,
  })
})

it.each(['sum by (a (b)', 'rate(a[5m]', 'a >', 'a{b=c}', 'a[5x]'])('%s is not sound', (text) =>
  expect(readExpression(text).isSound).toBe(false),
)

it('reads the labels of each line', () => {
  const text = '# HELP a x\na{b="1,}",c="\\""} 2\na{d="e"} 3\nf 4'
  expect([...exposed([text])].map(([name, labels]) => [name, [...labels]])).toEqual([
    ['a', ['b', 'c', 'd']],
    ['f', []],
  ])
})
