import type { CollectionConfig } from 'payload'
import { Cars } from './Cars'
import { Dealerships } from './Dealerships'
import { Locations } from './Locations'
import { Tenants } from './Tenants'
import { Users } from './Users'

export const collections: CollectionConfig[] = [Tenants, Dealerships, Locations, Cars, Users]
