import { renderToBuffer } from '@react-pdf/renderer'
import type { Sheet } from '@/core/car/sheet'
import { CarSheet } from './CarSheet'

/** `picture`: bytes of a JPEG. Returns the PDF's bytes. */
export const renderSheet = (sheet: Sheet, picture: Buffer | null): Promise<Buffer> =>
  renderToBuffer(<CarSheet sheet={sheet} picture={picture} />)
