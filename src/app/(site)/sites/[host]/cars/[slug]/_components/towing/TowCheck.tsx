import { useState } from 'react'
import type { Puller, Tow } from '@/domain/car/towing'
import { TowFields } from './TowFields'

export function TowCheck({ tow }: { tow: Tow }) {
  const [puller, setPuller] = useState<Puller>({ braked: 0, ball: null })
  return <TowFields tow={tow} puller={puller} onChange={setPuller} />
}
