import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('pages/home.tsx'), route('404', 'pages/not-found.tsx'), route('*', 'pages/static.tsx')] satisfies RouteConfig
