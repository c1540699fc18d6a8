import { carTitle } from '@/components/car/carText'
import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/domain/car/car'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'

/** On a phone two columns fit; each is picked by its own list. */
function Pick({ cars, at, label }: { cars: readonly Car[]; at: number; label: string }) {
  return (
    <div className="select">
      <label className="sr" htmlFor={`col${at}`}>
        {label}
      </label>
      <select id={`col${at}`} data-col={at} defaultValue={at}>
        {cars.map((car, index) => (
          <option key={car.id} value={index}>
            {carTitle(car)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
}

/** Differences only is a form of the address: at once with scripting, by its button without. */
export function CompareBar({ data }: { data: CompareData }) {
  const { cars, differencesOnly } = data
  return (
    <>
      <div className="cmpbar">
        {cars.length > 1 ? (
          <form action="/compare" className="cmpbar__only">
            <input type="hidden" name="cars" value={cars.map(({ slug }) => slug).join(',')} />
            <label className="switch">
              <input
                type="checkbox"
                role="switch"
                name="only"
                value="differences"
                defaultChecked={differencesOnly}
                data-diff=""
              />
              <span>Differences only</span>
            </label>
            <button className="btn btn--line only-plain" type="submit">
              Show
            </button>
          </form>
        ) : (
          <span />
        )}
        <div className="cmpbar__r">
          <button className="btn btn--line only-script" type="button" data-share="">
            <Icon name="share" />
            Share
          </button>
          <a className="textbtn" href="/compare" data-compare-clear="">
            Clear all
          </a>
        </div>
      </div>
      {cars.length > 2 && (
        <div className="cmppick only-script">
          <Pick cars={cars} at={0} label="Left car" />
          <Pick cars={cars} at={1} label="Right car" />
        </div>
      )}
    </>
  )
}
