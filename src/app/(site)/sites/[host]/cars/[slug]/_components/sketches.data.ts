import type { Zone } from '@/core/car/markPlaces'

/** Drawn in a box of 440 by 200, seen from above, the front to the left: its left side is the lower one. */
interface SketchData {
  /** Closed shapes: the body and its wheels. */
  outline: readonly string[]
  /** Open strokes: glass, doors, lamps. */
  lines: string
  zones: Record<Zone, { path: string; at: readonly [x: number, y: number] }>
}

const wheel = (x: number, y: number, width: number) =>
  `M${x} ${y}h${width}a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h${-width}a5 5 0 0 1-5-5v-10a5 5 0 0 1 5-5Z`

const CAR_WHEELS = {
  'front-right': { path: wheel(86, 22, 44), at: [108, 18] },
  'front-left': { path: wheel(86, 158, 44), at: [108, 182] },
  'rear-right': { path: wheel(316, 22, 44), at: [338, 18] },
  'rear-left': { path: wheel(316, 158, 44), at: [338, 182] },
} as const

export const CAR_SKETCH: SketchData = {
  outline: [
    ...Object.values(CAR_WHEELS).map(({ path }) => path),
    'M22 100c0-42 10-60 50-67 60-8 240-8 296-2 40 5 52 25 52 69s-12 64-52 69c-56 6-236 6-296-2-40-7-50-25-50-67Z',
    'M168 30l-12-17c12-4 22 2 24 16Z',
    'M168 170l-12 17c12 4 22-2 24-16Z',
  ],
  lines:
    'M144 46c-18 34-18 74 0 108l40-16c-8-25-8-51 0-76ZM340 52c12 30 12 66 0 96l-34-12c6-24 6-48 0-72ZM156 42c50-7 118-7 170 0l-28 18c-34-5-70-5-104 0ZM156 158c50 7 118 7 170 0l-28-18c-34 5-70 5-104 0ZM240 37v20M240 143v20M60 42c28 2 52 4 76 10M60 158c28-2 52-4 76-10M30 66c8-8 14-14 22-18M30 134c8 8 14 14 22 18M410 62c-6-8-10-12-18-16M410 138c-6 8-10 12-18 16M376 44c6 36 6 76 0 112',
  zones: {
    ...CAR_WHEELS,
    front: {
      path: 'M22 100c0-42 10-60 50-67l-16 14c-12 30-12 76 0 106l16 14c-40-7-50-25-50-67Z',
      at: [36, 100],
    },
    bonnet: {
      path: 'M56 47c30 0 60 2 80 6-16 30-16 64 0 94-20 4-50 6-80 6-12-30-12-76 0-106Z',
      at: [92, 100],
    },
    windscreen: { path: 'M144 46c-18 34-18 74 0 108l40-16c-8-25-8-51 0-76Z', at: [156, 100] },
    roof: { path: 'M184 62c40-6 84-6 122 2 6 24 6 48 0 72-38 8-82 8-122 2-8-25-8-51 0-76Z', at: [246, 86] },
    cabin: { path: 'M184 62c40-6 84-6 122 2 6 24 6 48 0 72-38 8-82 8-122 2-8-25-8-51 0-76Z', at: [246, 114] },
    rear: {
      path: 'M340 52c20-6 36-8 50-8 20 6 30 24 30 56s-10 50-30 56c-14 0-30-2-50-8 12-30 12-66 0-96Z',
      at: [388, 100],
    },
    right: { path: 'M140 30c70-4 140-4 172 0l14 12c-52-7-120-7-170 0Z', at: [226, 34] },
    left: { path: 'M140 170c70 4 140 4 172 0l14-12c-52 7-120 7-170 0Z', at: [226, 166] },
  },
}

const VAN_WHEELS = {
  'front-right': { path: wheel(212, 12, 40), at: [232, 14] },
  'front-left': { path: wheel(212, 168, 40), at: [232, 186] },
  'rear-right': { path: wheel(268, 12, 40), at: [288, 14] },
  'rear-left': { path: wheel(268, 168, 40), at: [288, 186] },
} as const

export const VAN_SKETCH: SketchData = {
  outline: [
    ...Object.values(VAN_WHEELS).map(({ path }) => path),
    'M104 24h302a16 16 0 0 1 16 16v120a16 16 0 0 1-16 16H104a22 22 0 0 1-22-22V46a22 22 0 0 1 22-22Z',
  ],
  lines:
    'M84 62L24 96h-8v8h8l60 34M58 76v48M120 46v108M176 62h56v76h-56ZM290 70h44v60h-44ZM396 40v120M96 34h316M96 166h316',
  zones: {
    ...VAN_WHEELS,
    front: { path: 'M84 62L24 96v8l60 34Z', at: [62, 100] },
    bonnet: { path: 'M82 46a22 22 0 0 1 22-22h16v152h-16a22 22 0 0 1-22-22Z', at: [101, 100] },
    windscreen: { path: 'M82 46a22 22 0 0 1 22-22h16v152h-16a22 22 0 0 1-22-22Z', at: [101, 100] },
    roof: { path: 'M120 46h276v108h-276Z', at: [258, 82] },
    cabin: { path: 'M120 46h276v108h-276Z', at: [258, 118] },
    rear: { path: 'M396 24h10a16 16 0 0 1 16 16v120a16 16 0 0 1-16 16h-10Z', at: [409, 100] },
    right: { path: 'M104 24h302v10h-302Z', at: [170, 30] },
    left: { path: 'M104 166h302v10h-302Z', at: [170, 170] },
  },
}
