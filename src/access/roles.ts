/**
 * The roles of staff, one line each. Menus, rules of access, screens and letters ask what a role does or how far it sees, never which
 * it is: a new role is a line here, its first steps, and its line in the tests' own table of rights.
 */

export const DEALER_ROLES = ['dealer_admin', 'editor', 'sales'] as const
export const PLATFORM = 'platform_admin' as const
export const ROLES = [PLATFORM, ...DEALER_ROLES] as const
export type Role = (typeof ROLES)[number]
export type DealerRole = (typeof DEALER_ROLES)[number]

/** `content`: cars, offers, pages, pictures, hours. `enquiries`: leads, bookings, reservations. `administration`: people, settings, money. */
type Duty = 'content' | 'enquiries' | 'administration'

interface Line {
  name: string
  /** As the screen that invites a person says it. */
  may: string
  /** As the sign-in page says it. */
  does?: string
  duties: readonly Duty[]
  /** Sees enquiries of its own locations and topics alone. */
  isAtLocations?: true
}

export const ROLE: Readonly<Record<Role, Line> & Record<DealerRole, { does: string }>> = {
  platform_admin: {
    name: 'Platform admin',
    may: 'Everything of all dealers.',
    // It is no role of a dealer: each rule asks for the platform beside the duty.
    duties: [],
  },
  dealer_admin: {
    name: 'Dealer admin',
    may: 'Everything of the dealer, also people and settings.',
    does: 'All of the dealer, with people and settings.',
    duties: ['content', 'enquiries', 'administration'],
  },
  editor: {
    name: 'Editor',
    may: 'Cars, offers, pages, pictures and hours. Sees no leads.',
    does: 'Cars, offers, pages, pictures and opening hours.',
    duties: ['content'],
  },
  sales: {
    name: 'Sales',
    may: 'Sees and answers leads of the places below, or some kinds of them.',
    does: 'Leads, answers and bookings of your places.',
    duties: ['enquiries'],
    isAtLocations: true,
  },
}

/** The roles of a dealer that do this work. */
export const doing = (duty: Duty): readonly DealerRole[] =>
  DEALER_ROLES.filter((role) => ROLE[role].duties.includes(duty))

/** Who is invited first to a new dealer. */
export const OWNER: DealerRole = 'dealer_admin'

export const isAtLocations = (role: Role): boolean => ROLE[role].isAtLocations === true
/** The least first, as a person chooses one. */
export const INVITED_ROLES: readonly Role[] = ROLES.toReversed()

/** Whether a dealer's role may do all that another may, and sees as far. */
export const covers = (larger: Role, smaller: Role): boolean =>
  larger === smaller ||
  (larger !== PLATFORM &&
    smaller !== PLATFORM &&
    !isAtLocations(larger) &&
    ROLE[smaller].duties.every((duty) => ROLE[larger].duties.includes(duty)))
