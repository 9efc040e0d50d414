import MenuIcon from '@mui/icons-material/Menu'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { AppBar, Box, Button, Drawer, IconButton, LinearProgress, Toolbar, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { WithConfirm } from '../kit/confirm.tsx'
import { Loading } from '../kit/loading.tsx'
import { useStore } from '../kit/use-store.ts'
import { useCurrentUser, WithCurrentUser } from '../session/current-user.tsx'
import { colours } from '../theme/theme.ts'
import { AccountMenu } from './account-menu.tsx'
import { barHeight } from './bar-height.ts'
import { Broken } from './error-boundary.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Menu } from './menu.tsx'
import { useShownAddress } from './typed-addresses.ts'

const menuWidth = 272

const Bar = ({ isMenuOpen, toggleMenu }: { isMenuOpen: boolean; toggleMenu: () => void }) => {
  const words = useWords()
  const isBusy = useIsFetching() > 0
  const { site_url: site } = useCurrentUser()
  return (
    <AppBar
      position="fixed"
      color="inherit"
      sx={{
        backgroundColor: colours.crimsonDeep,
        color: '#ffffff',
        boxShadow: 'none',
        displayPrint: 'none',
        zIndex: ({ zIndex }) => zIndex.drawer + 1,
      }}
    >
      <Toolbar disableGutters sx={{ minHeight: `${barHeight}px !important`, px: 1.5, gap: 0.5 }}>
        <IconButton
          color="inherit"
          aria-label={isMenuOpen ? words.shell.closeMenu : words.shell.openMenu}
          aria-expanded={isMenuOpen}
          onClick={toggleMenu}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          component={Link}
          to="/"
          sx={{
            color: 'inherit',
            textDecoration: 'none',
            fontWeight: 680,
            fontSize: '1.0625rem',
            letterSpacing: '-0.01em',
            ml: 0.5,
            mr: 'auto',
          }}
        >
          {words.name.university}
          <Box component="span" sx={{ fontWeight: 400, opacity: 0.85, ml: 1.25, display: { xs: 'none', sm: 'inline' } }}>
            {words.name.screens}
          </Box>
        </Typography>
        {site && (
          <Button
            color="inherit"
            href={site}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNew />}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {words.shell.site}
          </Button>
        )}
        <LanguageChoice />
        <AccountMenu />
      </Toolbar>
      <Box sx={{ height: 3, mt: '-3px' }}>
        {isBusy && <LinearProgress aria-label={words.shell.loading} color="inherit" sx={{ height: 3 }} />}
      </Box>
    </AppBar>
  )
}

const Frame = () => {
  const words = useWords()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  const [isKeptOpen, setKeptOpen] = useStore('menu.open', true)
  const [isShown, setShown] = useState(false)
  const { pathname } = useLocation()
  useShownAddress()
  // Whoever chose a section on a tablet wants to see it, not the menu above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => setShown(false), [pathname])
  const isOpen = isWide ? isKeptOpen : isShown
  return (
    <Box sx={{ minHeight: '100vh', backgroundColor: colours.ground }}>
      <Box
        component="a"
        href="#main"
        onClick={(event) => {
          // The address behind "#" belongs to the router.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
        sx={{ position: 'fixed', top: -60, left: 8, zIndex: 2000, p: 1.5, backgroundColor: colours.paper, '&:focus': { top: 8 } }}
      >
        {words.shell.skip}
      </Box>
      <Bar isMenuOpen={isOpen} toggleMenu={() => (isWide ? setKeptOpen(!isKeptOpen) : setShown(!isShown))} />
      <Drawer
        variant={isWide ? 'persistent' : 'temporary'}
        open={isOpen}
        onClose={() => setShown(false)}
        sx={{ displayPrint: 'none' }}
        slotProps={{
          paper: {
            sx: { width: menuWidth, pt: `${barHeight}px`, borderRight: `1px solid ${colours.line}`, backgroundColor: colours.paper },
          },
        }}
      >
        <Menu />
      </Drawer>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          pt: `${barHeight}px`,
          pl: { lg: isKeptOpen ? `${menuWidth}px` : 0 },
          minWidth: 0,
          outline: 'none',
          '@media print': { p: 0 },
        }}
      >
        <Broken key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </Broken>
      </Box>
    </Box>
  )
}

/** The layout of every screen: bar, menu and content. */
export const Layout = () => (
  <WithCurrentUser meanwhile={<Loading height="100vh" />}>
    <WithConfirm>
      <Frame />
    </WithConfirm>
  </WithCurrentUser>
)
