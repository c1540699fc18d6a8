import { CarPicture } from '@/components/car/CarPicture'
import { t } from '@/lib/words'
import { Dot } from './Dot'
import type { Shot } from './shot'
import { capital } from '@/lib/text'

export function Marks({ shots }: { shots: readonly Shot[] }) {
  const marks = shots.filter(({ mark }) => mark)
  if (!marks.length) return null
  return (
    <section className="vsec" id="inspection">
      <h3>{t('Marks we did not repair')}</h3>
      <ol className="marks">
        {marks.map(({ url, alt, mark }) => (
          <li key={url}>
            <div className="marks__pic fills">
              <CarPicture url={url} alt="" sizes="(min-width: 640px) 380px, 92vw" widths={[320, 480, 960]} />
              <Dot mark={mark} />
            </div>
            <p>
              <b>{mark?.number}.</b> {capital(alt)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
