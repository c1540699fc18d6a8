'use client'
import { useRef, useState } from 'react'
import type { ColumnMap, FileKind } from '@/features/stock/files.rules'
import { rowHref } from '@/lib/adminHrefs'
import { type RehearsalView, rehearsalViewSchema } from './rehearsalView'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'

const pushedSchema = z.object({ feed: z.string(), state: z.string() })
const FAULT = 'That did not work. Nothing was changed. Check the connection and try again.'

interface RehearsalRequest {
  dealership: string
  mode: FileKind
  file: File
  map?: ColumnMap | undefined
}

function call(
  step: 'rehearse' | 'push',
  { dealership, mode, file, map }: RehearsalRequest,
): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ step, dealership, mode })) form.set(name, value)
  form.set('file', file)
  if (map) form.set('map', JSON.stringify(map))
  return answerTo('/stock-files', form, { failed: FAULT })
}

/** Both throw with words for the person. */
const rehearseFile = async (requested: RehearsalRequest) =>
  rehearsalViewSchema.parse(await call('rehearse', requested))
const pushFile = async (requested: RehearsalRequest) => pushedSchema.parse(await call('push', requested))

/** One task at a time is shown: what an earlier one answers late is dropped. */
function useLatest() {
  const [busy, setBusy] = useState('')
  const [fault, setFault] = useState('')
  const turn = useRef(0)

  async function work<Answer>(doing: string, task: () => Promise<Answer>, take: (answer: Answer) => void) {
    const mine = ++turn.current
    const isLatest = () => mine === turn.current
    setBusy(doing)
    setFault('')
    try {
      const answer = await task()
      if (isLatest()) take(answer)
    } catch (error) {
      if (isLatest()) setFault(error instanceof Error ? error.message : String(error))
    }
    if (isLatest()) setBusy('')
  }
  return { busy, fault, work }
}

export function useRehearsal(firstDealership: string) {
  const [dealership, setDealership] = useState(firstDealership)
  const [mode, setMode] = useState<FileKind>('full')
  const [file, setFile] = useState<File | null>(null)
  const [view, setView] = useState<RehearsalView | null>(null)
  const { busy, fault, work } = useLatest()

  function look(requested: RehearsalRequest) {
    if (!requested.map) setView(null)
    void work('Reading the file …', () => rehearseFile(requested), setView)
  }
  return {
    dealership,
    mode,
    view,
    busy,
    fault,
    chooseDealership(id: string) {
      setDealership(id)
      if (file) look({ dealership: id, mode, file })
    },
    chooseMode(chosen: FileKind) {
      setMode(chosen)
      if (file) look({ dealership, mode: chosen, file, map: view?.map })
    },
    chooseFile(chosen: File | null) {
      setFile(chosen)
      setView(null)
      if (chosen) look({ dealership, mode, file: chosen })
    },
    changeColumns(map: ColumnMap) {
      if (!file || !view) return
      setView({ ...view, map })
      look({ dealership, mode, file, map })
    },
    /** The dealership's words have changed. */
    lookAgain() {
      if (file && view) look({ dealership, mode, file, map: view.map })
    },
    push() {
      if (!file || !view) return
      const { map } = view
      const pushed = async () => {
        const { feed } = await pushFile({ dealership, mode, file, map })
        window.location.assign(rowHref('stock-feeds', feed))
        // Stays busy until the feed's screen has loaded.
        await new Promise(() => undefined)
      }
      void work('Importing the file …', pushed, () => undefined)
    },
  }
}
