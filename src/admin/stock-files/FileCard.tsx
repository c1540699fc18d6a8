import { CopyBox } from '@/admin/fields/CopyBox'
import { plural } from '@/core/money/format'
import { STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import type { ListedFile } from '@/features/stock-files/list'
import { LeftOutCars } from './LeftOutCars'

export function FileCard({ file, address, cars, left_out }: ListedFile) {
  return (
    <section className="fc-card" aria-labelledby={`${file}-name`}>
      <header>
        <h2 id={`${file}-name`}>{STOCK_FILES[file].label}</h2>
        <span className="fc-pill">{plural(cars, 'car')}</span>
      </header>
      <div className="fc-file">
        <label htmlFor={file}>Address</label>
        <CopyBox id={file} text={address} />
        <LeftOutCars left_out={left_out} />
      </div>
    </section>
  )
}
