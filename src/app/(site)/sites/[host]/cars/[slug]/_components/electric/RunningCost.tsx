import { useState } from 'react'
import { USUAL_RUNNING } from '@/domain/car/electric'
import { RunningFields } from './RunningFields'

/** The same fields, working as one types. */
export function RunningCost({ use }: { use: number }) {
  const [running, setRunning] = useState(USUAL_RUNNING)
  return <RunningFields use={use} running={running} onChange={setRunning} />
}
