import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The shop is the first segment of an address; what belongs to no shop stands under names that no shop may have. */
export default [
  index('pages/home.tsx'),
  route('auth', 'pages/sign-in.tsx'),
  route('auth/forgot', 'pages/forgot.tsx'),
  route('reset/:token', 'pages/reset.tsx'),
  route('invitation/:shop/:token', 'pages/invitation.tsx'),
  route(':shop', 'shell/shop.tsx', { id: 'shop' }, [
    index('pages/start.tsx'),
    route('today', 'pages/today.tsx'),
    route('orders', 'pages/orders.tsx'),
    route('orders/runs', 'pages/order-runs.tsx'),
    route('orders/runs/:id', 'pages/order-run.tsx'),
    route('orders/:number', 'pages/order.tsx'),
    route('orders/:number/change', 'pages/order-change.tsx'),
    route('quotes', 'pages/quotes.tsx'),
    route('quotes/new', 'pages/new-quote.tsx'),
    route('quotes/:id', 'pages/quote.tsx'),
    route('money', 'pages/money.tsx'),
    route('money/closing', 'pages/money-closing.tsx'),
    route('workshop', 'pages/workshop.tsx'),
    route('workshop/stages', 'pages/workshop-stages.tsx'),
    route('workshop/:number', 'pages/job.tsx'),
    route('customers', 'pages/customers.tsx'),
    route('customers/:id', 'pages/customer.tsx'),
    route('people', 'pages/people.tsx'),
    route('keys', 'pages/keys.tsx'),
    route('changes', 'pages/changes.tsx'),
    route('account', 'pages/account.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
