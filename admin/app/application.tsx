import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { dataProvider } from './api/data-provider.ts'
import { RefusedError } from './api/failure.ts'
import { makeI18nProvider } from './i18n/i18n-provider.ts'
import { Loading } from './kit/loading.tsx'
import { authProvider } from './session/auth-provider.ts'
import { guarded } from './shell/guarded.tsx'
import { Layout } from './shell/layout.tsx'
import { NotAllowed, NotFound } from './shell/not-found.tsx'
import { Notices } from './shell/notices.tsx'
import { ConfirmEmail } from './sign-in/confirm-email.tsx'
import { Forgotten } from './sign-in/forgotten.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { Welcome } from './sign-in/welcome.tsx'
import { theme } from './theme/theme.ts'

/** A screen whose code is fetched when somebody opens it who may see its section. */
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

const i18nProvider = makeI18nProvider()

const tries = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What the service refused it refuses again; only a fault or a broken line is worth another try.
      retry: (failures, failure) => failures < tries && !(failure instanceof RefusedError && failure.status < 500),
      refetchOnWindowFocus: false,
      // Offline a question would wait without a word: one that fails says why nothing is shown.
      networkMode: 'always',
    },
  },
})

/** The whole of the screens: every entity of the registry has its own section, with no code for it here. */
export const Application = () => (
  <Admin
    title=""
    disableTelemetry
    requireAuth
    theme={theme}
    darkTheme={null}
    layout={Layout}
    loginPage={SignIn}
    dashboard={Dashboard}
    loading={() => <Loading height="100vh" />}
    notification={Notices}
    catchAll={NotFound}
    accessDenied={NotAllowed}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
  >
    {(Object.values(entities) as Entity[]).map(({ plural, singleton }) => (
      <Resource key={plural} name={plural} list={EntryList} edit={EntryEdit} {...(!singleton && { create: EntryCreate })}>
        <Route path="order" element={<EntryOrder />} />
        <Route path="deleted" element={<DeletedOfKind />} />
      </Resource>
    ))}
    <Resource name="applications" list={ApplicationList} show={ApplicationShow} />
    <Resource name="templates" list={TemplateList} edit={TemplateEdit} create={TemplateCreate} />
    <Resource name="translations" list={TranslationBoard} />
    <Resource name="media" list={MediaLibrary} />
    <Resource name="redirects" list={RedirectList} />
    <Resource name="deleted" list={DeletedList} />
    <Resource name="log" list={LogList} />
    <Resource name="users" list={UserList} edit={UserEdit} create={UserCreate} />
    <CustomRoutes>
      <Route path="/profile" element={<Profile />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/welcome" element={<Welcome />} />
      <Route path="/confirm-email" element={<ConfirmEmail />} />
      <Route path="/forgotten" element={<Forgotten />} />
    </CustomRoutes>
  </Admin>
)
