import useSWR from 'swr'
import { countHref, readCount } from '@/components/search/count'
import { useEffect, useRef, useState } from 'react'
import { grouped } from '@/lib/figures'

const DURATION = 600

export const figureAt = (from: number, to: number, passed: number): number => {
  const left = Math.min(1, Math.max(0, 1 - passed / DURATION))
  return Math.round(to - (to - from) * left ** 3)
}

/** Animates to `to`; jumps to it under prefers-reduced-motion. */
function useCountUp(to: number): number {
  const [figure, setFigure] = useState(to)
  const shown = useRef(to)
  useEffect(() => {
    const [from, begun] = [shown.current, performance.now()]
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = (now: number) => {
      const passed = isCalm ? DURATION : now - begun
      shown.current = figureAt(from, to, passed)
      setFigure(shown.current)
      if (passed < DURATION) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [to])
  return figure
}

interface Props {
  query: string
  total: number
  moves: boolean
}

/** Count of matching cars. Keeps the last count when search fails: the button works without it. */
export default function CountFigure({ query, total, moves }: Props) {
  const { data = total } = useSWR(countHref(query), readCount, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  const figure = useCountUp(data)
  return grouped(moves ? figure : data)
}
