import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type ComponentType, lazy } from 'react'
import { type GetScrollRestorationKeyFunction, Outlet, type RouteObject } from 'react-router'
import { Application } from './application.tsx'
import { ResourceContext } from './kit/resource.ts'
import { guarded } from './shell/guarded.tsx'
import { Layout } from './shell/layout.tsx'
import { NotFound } from './shell/not-found.tsx'
import { ConfirmEmail } from './sign-in/confirm-email.tsx'
import { Forgotten } from './sign-in/forgotten.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { Welcome } from './sign-in/welcome.tsx'

/** A lazily loaded screen, for users who may see its section. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  guarded(lazy<ComponentType>(async () => ({ default: (await load())[name] })))

const Dashboard = later(() => import('./dashboard/dashboard.tsx'), 'Dashboard')
const EntryList = later(() => import('./entries/entry-list.tsx'), 'EntryList')
const EntryEdit = later(() => import('./entries/entry-edit.tsx'), 'EntryEdit')
const EntryCreate = later(() => import('./entries/entry-create.tsx'), 'EntryCreate')
const EntryOrder = later(() => import('./entries/entry-order.tsx'), 'EntryOrder')
const ApplicationList = later(() => import('./applications/application-list.tsx'), 'ApplicationList')
const ApplicationShow = later(() => import('./applications/application-show.tsx'), 'ApplicationShow')
const TemplateList = later(() => import('./templates/template-list.tsx'), 'TemplateList')
const TemplateEdit = later(() => import('./templates/template-form.tsx'), 'TemplateEdit')
const TemplateCreate = later(() => import('./templates/template-form.tsx'), 'TemplateCreate')
const TranslationBoard = later(() => import('./translations/translation-board.tsx'), 'TranslationBoard')
const MediaLibrary = later(() => import('./media/media-library.tsx'), 'MediaLibrary')
const RedirectList = later(() => import('./redirects/redirect-list.tsx'), 'RedirectList')
const DeletedList = later(() => import('./trash/deleted-list.tsx'), 'DeletedList')
const DeletedOfKind = later(() => import('./trash/deleted-list.tsx'), 'DeletedOfKind')
const LogList = later(() => import('./log/log-list.tsx'), 'LogList')
const UserList = later(() => import('./users/user-list.tsx'), 'UserList')
const UserEdit = later(() => import('./users/user-edit.tsx'), 'UserEdit')
const UserCreate = later(() => import('./users/user-create.tsx'), 'UserCreate')
const Profile = later(() => import('./profile/profile.tsx'), 'Profile')

type Screens = { list: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType; beside?: RouteObject[] }

/** Marks screens that are found again where they were left. */
const keepsPlace = 'keeps its place'

/** A section: its list, and what can be opened from there. */
const section = (resource: string, { list: List, create: Create, edit: Edit, show: Show, beside = [] }: Screens): RouteObject => ({
  element: (
    <ResourceContext value={resource}>
      <Outlet />
    </ResourceContext>
  ),
  // With its path on the route above, the bare address of a section would lead to that and show no screen.
  children: [
    ...beside,
    ...(Create ? [{ path: `${resource}/create/*`, element: <Create /> }] : []),
    ...(Show ? [{ path: `${resource}/:id/show/*`, element: <Show /> }] : []),
    ...(Edit ? [{ path: `${resource}/:id/*`, element: <Edit /> }] : []),
    { path: `${resource}/*`, handle: keepsPlace, element: <List /> },
  ],
})

const entrySection = ({ plural, singleton }: Entity) =>
  section(plural, {
    list: EntryList,
    edit: EntryEdit,
    ...(!singleton && { create: EntryCreate }),
    beside: [
      { path: `${plural}/order`, element: <EntryOrder /> },
      { path: `${plural}/deleted`, element: <DeletedOfKind /> },
    ],
  })

/** The key of a stored scroll position: the URL for a list, the history entry for any other screen. */
const placeOf: GetScrollRestorationKeyFunction = ({ pathname, search, key }, matches) =>
  matches.at(-1)?.handle === keepsPlace ? pathname + search : key

/** All routes: every entity of the registry has its own section, without specific code. */
export const routes: RouteObject[] = [
  {
    element: <Application placeOf={placeOf} />,
    children: [
      { path: 'login', element: <SignIn /> },
      { path: 'welcome', element: <Welcome /> },
      { path: 'confirm-email', element: <ConfirmEmail /> },
      { path: 'forgotten', element: <Forgotten /> },
      {
        element: <Layout />,
        children: [
          { index: true, element: <Dashboard /> },
          ...(Object.values(entities) as Entity[]).map(entrySection),
          section('applications', { list: ApplicationList, show: ApplicationShow }),
          section('templates', { list: TemplateList, edit: TemplateEdit, create: TemplateCreate }),
          section('translations', { list: TranslationBoard }),
          section('media', { list: MediaLibrary }),
          section('redirects', { list: RedirectList }),
          section('deleted', { list: DeletedList }),
          section('log', { list: LogList }),
          section('users', { list: UserList, edit: UserEdit, create: UserCreate }),
          { path: 'profile', element: <Profile /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]
