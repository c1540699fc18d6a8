type Figures = Record<string, [number, number?]>
/** CPU ms p50/p95 of the prototype (build: CPU ms, memory: MB), by number of cars. */
export const PROTOTYPE: ReadonlyMap<number, Figures> = new Map<number, Figures>([
  [
    20_000,
    {
      anchor: [0.44],
      'build, ms': [504],
      'memory, MB': [19],
      'a all': [0.95, 10],
      'a big': [0.08, 0.18],
      'a med': [0.03, 0.05],
      'b all': [0.45, 2.9],
      'b big': [0.14, 0.23],
      'c all': [0.43, 1.4],
      'd deep': [2.9, 3.9],
      'e empty': [1.8, 2.5],
      'upsert 1': [0.05],
      'upsert x1000': [55],
    },
  ],
  [
    100_000,
    {
      anchor: [2.2],
      'build, ms': [4043],
      'memory, MB': [84],
      'a all': [6.7, 19],
      'a big': [0.32, 1.1],
      'a med': [0.08, 0.13],
      'b all': [3.1, 8.2],
      'b big': [0.5, 0.92],
      'c all': [3.1, 8],
      'd deep': [15, 25],
      'e empty': [12.5, 14],
      'upsert 1': [0.07],
      'upsert x1000': [55],
    },
  ],
])
