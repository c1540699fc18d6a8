import type { ReactNode } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { Icon, type IconName } from '@/components/ui/Icon'
import { carAlt, carImages } from '@/core/car/text'
import type { Car } from '@/core/car/car'

interface Props {
  icon?: IconName
  /** What it is about; its picture stands beside the words. */
  car?: Car | null | undefined
  children: ReactNode
}

/** Something was done: what, who does what next, and until when. */
export function DonePanel({ icon = 'done', car, children }: Props) {
  const [picture] = car ? carImages(car) : []
  const looks = ['done', picture && 'done--pictured', icon !== 'done' && 'done--none'].filter(Boolean)
  return (
    <div className={looks.join(' ')} role="status">
      <div className="done__txt">
        <Icon name={icon} />
        {children}
      </div>
      {car && picture && (
        <div className="done__pic fills">
          <CarPicture url={picture.url} alt={carAlt(car)} sizes="(min-width: 1024px) 640px, 92vw" eager />
        </div>
      )}
    </div>
  )
}
