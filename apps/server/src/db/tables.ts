// Generated from the migrated database: npx vitest run --project api apps/server/src/db/tables.test.ts -u
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './json-columns.ts'

/** The rows of the database, by table. */
export interface Tables {
  account_codes: {
    shop_id: Generated<number>
    id: string
    customer_id: number
    purpose: 'activation' | 'password_reset' | 'email_change' | 'guest_quote'
    email: string | null
    wrong_tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  addresses: {
    shop_id: Generated<number>
    id: Generated<string>
    customer_id: number
    label: string
    name: string
    last_name: string
    phone: string
    email: string
    province_id: string
    city_id: string
    location_id: string
    zip_code: string
    street: string
    street_number: string
    apartment: string
    used_at: Date | null
    created_at: Date
  }
  admin_sessions: {
    id: Generated<string>
    hash: Buffer
    person_id: number
    created_at: Date
    last_seen_at: Date
    idle_s: number
    ends_at: Date
    ended_at: Date | null
    proved_at: Date
    agent: string
    ip: string
    inspected_shop: number | null
    inspected_until: Date | null
  }
  api_keys: {
    shop_id: Generated<number>
    id: Generated<number>
    hash: Buffer
    name: string
    beginning: string
    permissions: string[]
    made_by: string
    created_at: Date
    expires_at: Date
    last_used_at: Date | null
    ended_at: Date | null
  }
  arrived_jobs: {
    move_id: number
    job_id: number
  }
  backups: {
    id: Generated<number>
    at: Date
    note: string
  }
  carrier_accounts: {
    shop_id: Generated<number>
    company: string
    origin: string
    account_id: string
    origin_id: string
    credentials: string
    webhook_hash: string
    is_insured: boolean
    free_from: number | null
    is_on: boolean
    changed_at: Date
  }
  cart_line_uploads: {
    shop_id: Generated<number>
    customer_id: number
    shopping_cart_uuid: string
    kind: 'file' | 'image'
    position: number
    upload_id: string
    is_ordered: Generated<boolean>
    attached_at: Date
  }
  carts: {
    shop_id: Generated<number>
    customer_id: number
    version: Generated<number>
    lines: GeneratedJson<'carts.lines'>
    merged: Generated<string[]>
    ordered: Generated<string[]>
    known: GeneratedJson<'carts.known'>
    saved_at: Date
  }
  catalog_imports: {
    shop_id: Generated<number>
    id: number
    kind: 'file' | 'undo'
    state: 'fetching' | 'looking' | 'choosing' | 'checking' | 'checked' | 'running' | 'done' | 'failed'
    version: Generated<number>
    at: Date
    ended_at: Date | null
    who: string
    source: string
    file_key: string | null
    pictures_key: string | null
    look: Json<'catalog_imports.look'> | null
    choices: Json<'catalog_imports.choices'> | null
    progress: Json<'catalog_imports.progress'> | null
    digest: Json<'catalog_imports.digest'> | null
    problem: string | null
    run_id: number | null
    undoes: number | null
    feed_id: number | null
    is_by_hand: Generated<boolean>
  }
  catalog_papers: {
    shop_id: Generated<number>
    family_id: number
    state: 'working' | 'ready' | 'failed'
    progress: Generated<number>
    shop_version: number
    asked_at: Date
    ended_at: Date | null
    key: string | null
    hash: string | null
    replaced: GeneratedJson<'catalog_papers.replaced'>
    told_at: Date | null
  }
  changes: {
    shop_id: Generated<number>
    id: Generated<number>
    at: Date
    staff_id: number | null
    key_id: number | null
    who: string
    call: string
    subject_kind: string
    subject_id: string
    subject_name: string
    before: Json<'changes.before'>
    after: Json<'changes.after'>
    ip: string
    request_id: string
  }
  cities: {
    country: string
    id: string
    province_id: string
    name: string
    position: number
  }
  consents: {
    shop_id: Generated<number>
    id: string
    kind: 'measurement' | 'reminders' | 'terms'
    given: boolean
    version: string
    screen: string
    customer_id: number | null
    guest_id: string | null
    order_id: string | null
    at: Date
  }
  counted_orders: {
    shop_id: Generated<number>
    order_id: string
    counted_at: Generated<Date>
  }
  customer_identities: {
    shop_id: Generated<number>
    issuer: string
    subject: string
    customer_id: number
    email: string
    linked_at: Date
  }
  customer_notes: {
    shop_id: Generated<number>
    id: Generated<number>
    customer_id: number
    text: string
    who_name: string
    at: Date
  }
  customer_order_stats: {
    shop_id: number
    customer_id: number
    orders: number
    ordered: number
    last_placed_at: Date
  }
  customer_sessions: {
    shop_id: Generated<number>
    id: Generated<string>
    customer_id: number
    lifetime_s: number
    created_at: Date
    ended_at: Date | null
  }
  customers: {
    shop_id: Generated<number>
    id: Generated<number>
    email: string
    full_name: string
    phone_number: Generated<string>
    company: Generated<string>
    password_hash: string | null
    verified_at: Date | null
    created_at: Generated<Date>
    closed_at: Date | null
    is_guest: Generated<boolean>
    guest_id: string | null
    blocked_at: Date | null
    blocked_by: Generated<string>
    blocked_reason: Generated<string>
    words: Generated<string>
    company_folded: Generated<string | null>
  }
  default_quotas: {
    only_one: Generated<boolean>
    most_products: number | null
    most_uploads: number | null
    most_people: number | null
    most_mails: number | null
  }
  design_measures: {
    shop_id: Generated<number>
    key: string
    measured: Json<'design_measures.measured'>
    used_on: Date | string
  }
  designs: {
    shop_id: Generated<number>
    id: Generated<string>
    customer_id: number | null
    guest_id: string | null
    generic_id: number
    sku: string | null
    name: string
    document: Json<'designs.document'>
    customization: Json<'designs.customization'>
    pictures: Json<'designs.pictures'>
    logo_ids: string[]
    used_at: Date | null
    created_at: Date
    saved_at: Date
  }
  external_logins: {
    shop_id: Generated<number>
    state_hash: Buffer
    holder: string
    provider: string
    nonce: string
    code_verifier: string
    redirect_uri: string
    return_url: string | null
    expires_at: Date
  }
  families: {
    shop_id: number
    id: Generated<number>
    title: string
    url: string
    icon_url: string | null
    position: Generated<number>
    changed_at: Generated<Date>
    size_guide: Json<'families.size_guide'> | null
    parent_id: number | null
  }
  favorites: {
    shop_id: Generated<number>
    customer_id: number
    generic_id: number
    added_at: Date
  }
  film_prices: {
    shop_id: Generated<number>
    technique_id: number
    width_cm: 30 | 55 | 60
    meter_price: number
  }
  first_links: {
    only_one: Generated<boolean>
    hash: Buffer
    expires_at: Date
  }
  gang_sheet_orders: {
    shop_id: Generated<number>
    sheet_id: string
    order_id: string
    length_mm: number
    cost: number | null
  }
  gang_sheet_units: {
    shop_id: Generated<number>
    order_id: string
    line_uuid: string
    area_id: number
    unit: number
    sheet_id: string
    art: number | null
    angle: number | null
    x_mm: number | null
    y_mm: number | null
  }
  gang_sheets: {
    shop_id: Generated<number>
    id: string
    number: number
    technique_id: number
    technique_name: string
    width_cm: 30 | 55 | 60
    gap_mm: number
    state: Generated<'making' | 'made' | 'printed' | 'failed' | 'undone'>
    failure: 'too_long' | 'too_wide' | 'too_complex' | 'no_art' | null
    failed_number: number | null
    length_mm: number | null
    meter_price: number | null
    cost: number | null
    arts: GeneratedJson<'gang_sheets.arts'>
    file_key: string | null
    asked_by: string
    asked_at: Date
    made_at: Date | null
    printed_at: Date | null
  }
  generic_demand: {
    shop_id: Generated<number>
    generic_id: number
    weight: number
    since: Generated<Date>
  }
  generic_facets: {
    shop_id: number
    facet: string
    value: string
    label: string
    icon_url: string | null
    primary_color: string | null
    docs: Generated<number>
  }
  generic_families: {
    shop_id: number
    generic_id: number
    family_id: number
    position: number
    main: boolean
  }
  generic_filings: {
    shop_id: number
    generic_id: number
    keys: string[]
  }
  generic_listings: {
    shop_id: number
    slot: number
    generic_id: number
    published: boolean
    cost_from: number | null
    stock: number
    name_key: string
    trending: number
    main_family: number | null
    changed_at: Generated<Date>
    on_order: Generated<boolean>
    version: Generated<number>
    code: Generated<string>
    words: Generated<string>
    has_picture: Generated<boolean>
    retired: Generated<boolean>
    is_measured: Generated<boolean>
  }
  generic_postings: {
    shop_id: number
    facet: string
    value: string
    chunk: number
    bits: unknown
    slots: number[] | null
  }
  generic_words: {
    shop_id: number
    is_code: boolean
    word: string
    term: string
    shown: string | null
  }
  generics: {
    shop_id: number
    id: Generated<number>
    external_id: string
    name: string
    url: string
    type: 'ProductoSimple' | 'ProductoCurva'
    published: boolean
    featured: boolean
    technique_ids: number[]
    document: Json<'generics.document'>
    card: Json<'generics.card'>
    supplier_id: number | null
    version: Generated<number>
  }
  geography_loads: {
    digest: string
    loaded_at: Generated<Date>
  }
  impersonations: {
    shop_id: Generated<number>
    id: Generated<string>
    customer_id: number
    staff_id: number
    hash: Buffer
    opened_at: Date | null
    expires_at: Date
    ip: string
    request_id: string
  }
  import_changes: {
    shop_id: number
    run_id: number
    position: number
    external_id: string
    name: string
    is_new: boolean
    fields: Json<'import_changes.fields'>
  }
  import_feeds: {
    shop_id: Generated<number>
    id: number
    version: Generated<number>
    supplier: string
    kind: 'file' | 'zecat'
    address: string
    credentials: string | null
    hour: number
    every_hours: number
    is_on: boolean
    next_at: Date
    decided: Json<'import_feeds.decided'> | null
  }
  import_runs: {
    shop_id: number
    id: number
    at: Generated<Date>
    who: string
    source: string
    supplier_id: number | null
    undoes: number | null
    family_ids: Generated<number[]>
    technique_ids: Generated<number[]>
  }
  ink_charts: {
    shop_id: Generated<number>
    version: Generated<number>
    inks: Json<'ink_charts.inks'>
    saved_at: Date
  }
  invitations: {
    shop_id: Generated<number>
    id: Generated<number>
    link: string
    email: string
    role: string
    invited_by: string
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    withdrawn_at: Date | null
  }
  job_workers: {
    worker: string
    process: string
    era: Generated<string>
    era_since: Generated<Date>
    seen_at: Generated<Date>
  }
  leave_requests: {
    shop_id: Generated<number>
    code: string
    what: 'account' | 'reminders'
    email: string
    requested_at: Date
    expires_at: Date
    done_at: Date | null
  }
  list_views: {
    shop_id: Generated<number>
    id: Generated<number>
    staff_id: number
    name: string
    query: string
    is_shared: boolean
    created_at: Date
    list: 'orders' | 'products'
  }
  locations: {
    country: string
    id: string
    city_id: string
    name: string
    position: number
    zip_codes: string[]
    is_suggestion: boolean
  }
  look_drafts: {
    shop_id: Generated<number>
    version: number
    fields: Json<'look_drafts.fields'>
    seen: Json<'look_drafts.seen'>
    who: string
    at: Date
  }
  look_pictures: {
    shop_id: Generated<number>
    name: string
    uploaded_at: Date
  }
  look_publications: {
    shop_id: Generated<number>
    id: number
    at: Date
    who: string | null
    look: Json<'look_publications.look'>
    fields: string[]
    restored: number | null
  }
  mail_senders: {
    shop_id: Generated<number>
    version: number
    name: string | null
    reply_to: string | null
    signature: string
    who: string
    at: Date
  }
  mail_texts: {
    shop_id: Generated<number>
    kind: string
    version: number
    subject: string | null
    heading: string | null
    intro: string | null
    closing: string | null
    is_off: Generated<boolean>
    who: string
    at: Date
  }
  mails: {
    shop_id: Generated<number>
    event: string
    message_id: string
    recipient: string
    subject: string
    html: string
    plain: string
    created_at: Date
    sent_at: Date | null
    customer_id: number | null
    thread: string | null
    failed_at: Date | null
    failure: string | null
    tries: Generated<number>
    tried_at: Date | null
    is_secret: Generated<boolean>
    again_at: Date | null
  }
  mercado_pago_accounts: {
    shop_id: Generated<number>
    origin: string
    collector_id: string
    credentials: string
    is_on: boolean
    changed_at: Date
  }
  mercado_pago_notices: {
    shop_id: Generated<number>
    signature: string
    mercado_pago_id: string
    action: string
    received_at: Date
  }
  mercado_pago_payments: {
    shop_id: Generated<number>
    id: string
    order_id: string
    payment_id: string | null
    status: string
    amount: number
    currency: string
    flag: string | null
    updated_at: Date
  }
  mercado_pago_preferences: {
    shop_id: Generated<number>
    payment_id: string
    preference_id: string
    init_point: string
    expires_at: Date
  }
  mercado_pago_unmatched: {
    shop_id: Generated<number>
    id: string
    reference: string
    status: string
    amount: number
    currency: string
    updated_at: Date
  }
  merged_customers: {
    shop_id: Generated<number>
    id: number
    customer_id: number
    email: string
    full_name: string
    merged_at: Date
    merged_by: string
  }
  money_moves: {
    shop_id: Generated<number>
    id: Generated<number>
    order_id: string
    payment_id: string
    amount: number
    at: Generated<Date>
  }
  notice_readers: {
    shop_id: Generated<number>
    staff_id: number
    seen_until: Generated<number>
    mailed_until: Generated<number>
    muted: Generated<string[]>
    mailed: Json<'notice_readers.mailed'> | null
  }
  notices: {
    shop_id: Generated<number>
    id: Generated<number>
    kind: 'order_placed' | 'quote_asked' | 'quote_waiting' | 'quote_accepted' | 'message_received' | 'proof_answered' | 'payment_reported' | 'order_flagged' | 'change_answered'
    detail: Generated<string>
    amount: number | null
    order_id: string | null
    quote_id: string | null
    at: Date
  }
  operator_changes: {
    id: Generated<number>
    at: Date
    who: string
    call: string
    shop_name: string
    before: Json<'operator_changes.before'>
    after: Json<'operator_changes.after'>
    ip: string
  }
  order_artworks: {
    shop_id: Generated<number>
    order_id: string
    files: GeneratedJson<'order_artworks.files'>
    asked_at: Date
    ready_at: Date | null
    revision: Generated<number>
  }
  order_changes: {
    shop_id: Generated<number>
    order_id: string
    number: number
    state: 'proposed' | 'done' | 'refused' | 'replaced' | 'ended'
    before: Json<'order_changes.before'>
    after: Json<'order_changes.after'>
    note: string
    evidence: string | null
    who_id: string
    who_name: string
    at: Date
    answered_by: string | null
    answered_at: Date | null
  }
  order_counters: {
    shop_id: number
    last_number: number
  }
  order_counts: {
    shop_id: Generated<number>
    id: Generated<number>
    state: string
    money_state: string
    orders: number
  }
  order_history: {
    shop_id: number
    order_id: string
    sequence: number
    from_state: string | null
    to_state: string
    who_kind: 'customer' | 'staff' | 'system'
    who_id: string | null
    who_name: string
    at: Date
    note: string | null
  }
  order_ink_names: {
    shop_id: Generated<number>
    order_id: string
    line_uuid: string
    area_id: number
    hex: string
    name: string
    named_at: Date
  }
  order_lines: {
    shop_id: number
    order_id: string
    position: number
    product_id: number | null
    generic_product_id: number | null
    shopping_cart_uuid: string
    sku: string
    product_name: string
    variant_name: string
    image: string | null
    quantity: number
    has_product_building: boolean
    customization: Json<'order_lines.customization'> | null
    price_base: number
    price_aplication: number
    tax: number
    total: number
  }
  order_messages: {
    shop_id: Generated<number>
    order_id: string
    sequence: number
    who_kind: 'customer' | 'staff'
    who_id: string
    who_name: string
    text: string
    at: Date
    read_at: Date | null
    is_newest: Generated<boolean>
    files: GeneratedJson<'order_messages.files'>
    closed_at: Date | null
    closed_by: string | null
  }
  order_parcels: {
    shop_id: Generated<number>
    order_id: string
    sequence: number
    carrier: string
    tracking_number: string
    tracking_url: string | null
    who_id: string
    who_name: string
    at: Date
  }
  order_proofs: {
    shop_id: Generated<number>
    order_id: string
    number: number
    file_key: string | null
    preview_key: string | null
    content_type: string
    comment: string
    sent_at: Date
    sent_by: string
    answer: 'approved' | 'rejected' | null
    answered_at: Date | null
    answered_by: string | null
    answer_comment: Generated<string>
    reminders: Generated<number>
    reminded_at: Date | null
    reminded_by: string | null
    mail_key: string | null
    roster: Json<'order_proofs.roster'> | null
  }
  order_run_orders: {
    shop_id: Generated<number>
    run_id: number
    position: number
    order_id: string
    version: number
    from_state: string
    outcome: Generated<'waiting' | 'moved' | 'left_out'>
    refusal: string | null
    undo_outcome: 'waiting' | 'undone' | 'kept' | null
    undo_refusal: string | null
  }
  order_runs: {
    shop_id: Generated<number>
    id: Generated<number>
    to_state: string
    note: string
    staff_id: number | null
    key_id: number | null
    who_id: string
    who_name: string
    ip: string
    request_id: string
    at: Date
    done_at: Date | null
    undo_staff_id: number | null
    undo_key_id: number | null
    undo_who_id: string | null
    undo_who_name: string | null
    undo_ip: string | null
    undo_request_id: string | null
    undo_at: Date | null
    undo_done_at: Date | null
  }
  order_settlements: {
    shop_id: Generated<number>
    order_id: string
    sequence: number
    kind: 'refund_owed' | 'charged_back' | 'payment_differs'
    amount: number
    payment_id: string | null
    mercado_pago_id: string | null
    told_at: Date | null
    owed: number | null
    went_back: number | null
    note: string
    who_id: string
    who_name: string
    at: Date
  }
  order_words: {
    shop_id: Generated<number>
    customer_id: number
    words: string
    orders: number
  }
  orders: {
    shop_id: number
    id: string
    number: number
    customer_id: number
    state: 'placed' | 'confirmed' | 'art_review' | 'proof_sent' | 'proof_approved' | 'proof_rejected' | 'in_production' | 'ready' | 'shipped' | 'delivered' | 'returned' | 'expired' | 'cancelled'
    money_state: 'unpaid' | 'in_review' | 'partial' | 'paid' | 'refunded'
    is_decorated: boolean
    delivery_method: 'shipping' | 'pickup'
    payment_method: 'CHQ' | 'MP' | 'TRF'
    currency: string
    sub_total: number
    taxes: number
    shipping_cost: number
    discount: number
    total: number
    deposit: number
    document: Json<'orders.document'>
    idempotency_key: string
    body_hash: string
    placed_at: Date
    held_until: Date | null
    person_forgotten_at: Date | null
    buyer_words: Generated<string>
    on_credit: Generated<boolean>
    reminded_at: Date | null
    purchase_order: Generated<string>
    version: Generated<number>
    undo_to: string | null
    undo_version: number | null
    undo_until: Date | null
    moved_at: Generated<Date>
    promised_until: Generated<string | null>
  }
  papers: {
    shop_id: Generated<number>
    key: string
    kind: 'quote' | 'order'
    about: string
    customer_id: number
    made_at: Date
  }
  parcel_lines: {
    shop_id: Generated<number>
    order_id: string
    number: number
    position: number
    units: number
  }
  parcels: {
    shop_id: Generated<number>
    order_id: string
    number: number
    state: Generated<'packed' | 'left' | 'arrived' | 'taken_back'>
    revision: Generated<number>
    carrier: Generated<string>
    tracking_number: Generated<string>
    tracking_url: string | null
    packed_by: string
    packed_at: Date
    left_at: Date | null
    arrived_at: Date | null
  }
  passkey_challenges: {
    challenge: string
    person_id: number | null
    expires_at: Date
  }
  passkeys: {
    id: Generated<number>
    person_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  payment_history: {
    shop_id: number
    payment_id: string
    sequence: number
    from_state: string | null
    to_state: string
    who_kind: 'customer' | 'staff' | 'system'
    who_id: string | null
    who_name: string
    at: Date
    note: string | null
  }
  payments: {
    shop_id: number
    id: string
    order_id: string
    method: 'CHQ' | 'MP' | 'TRF'
    state: 'pending' | 'in_review' | 'approved' | 'rejected' | 'expired' | 'cancelled' | 'refunded' | 'charged_back'
    amount: number
    currency: string
    reference: string
    created_at: Date
    notice: Json<'payments.notice'> | null
    refunded: Generated<number>
  }
  people: {
    id: Generated<number>
    email: string
    name: string
    password_hash: string
    password_since: Date
    totp_secret: string | null
    totp_confirmed_at: Date | null
    totp_last_step: Generated<number>
    created_at: Date
    operator_since: Date | null
  }
  person_links: {
    id: string
    person_id: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  person_tries: {
    subject: Buffer
    window_start: Date
    count: number
  }
  postal_codes: {
    country: string
    code: string
    location_id: string
    rank: number
    is_suggestion: boolean
  }
  produced_art: {
    shop_id: Generated<number>
    customer_id: number
    key: string
    order_id: string
  }
  product_run_changes: {
    shop_id: Generated<number>
    run_id: number
    generic_id: number
    fields: Json<'product_run_changes.fields'>
    kept: Json<'product_run_changes.kept'> | null
  }
  product_run_targets: {
    shop_id: Generated<number>
    run_id: number
    generic_id: number
    version: number
    is_left: Generated<boolean>
    is_beyond_quota: Generated<boolean>
  }
  product_runs: {
    shop_id: Generated<number>
    id: number
    at: Date
    who: string
    act: Json<'product_runs.act'>
    undone_at: Date | null
    total: Generated<number>
    changed: Generated<number>
    reverted: Generated<number>
    done_at: Date | null
    undo_done_at: Date | null
  }
  product_schedules: {
    shop_id: Generated<number>
    generic_id: number
    show_at: Date | null
    hide_at: Date | null
    who: string
  }
  production_history: {
    shop_id: Generated<number>
    order_id: string
    technique_id: number
    sequence: number
    kind: 'moved' | 'blocked' | 'unblocked'
    from_stage: string
    to_stage: string
    note: string
    who_name: string
    at: Date
  }
  production_jobs: {
    shop_id: Generated<number>
    order_id: string
    technique_id: number
    units: number
    places: number
    colors: number
    width_mm: number
    height_mm: number
    line_uuid: string
    product_name: string
    image: string | null
    more_products: Generated<number>
    stage: Generated<string>
    version: Generated<number>
    blocked: string | null
    moved_by: Generated<string>
    moved_at: Date | null
  }
  production_stages: {
    shop_id: Generated<number>
    technique_id: number
    stages: Json<'production_stages.stages'>
  }
  production_waivers: {
    shop_id: Generated<number>
    order_id: string
    condition: 'payment' | 'goods'
    reason: string
    who_name: string
    at: Date
  }
  provinces: {
    country: string
    id: string
    name: string
    position: number
  }
  quote_counters: {
    shop_id: number
    last_number: number
  }
  quote_history: {
    shop_id: number
    quote_id: string
    sequence: number
    from_state: string | null
    to_state: string
    who_kind: 'customer' | 'staff' | 'guest' | 'system'
    who_id: string | null
    who_name: string
    note: string | null
    at: Date
  }
  quote_lines: {
    shop_id: number
    quote_id: string
    position: number
    shopping_cart_uuid: string
    line: Json<'quote_lines.line'>
    decorations: string[]
    quantity: number
    units: Json<'quote_lines.units'> | null
    base_price: number | null
    application_price: number | null
    application_cost: number | null
    application_price_with_profit: number | null
    psm_price: number | null
    psm_price_with_profit: number | null
    sub_total: number | null
    profit: number | null
    taxes: number | null
    total: number | null
    tax_multiplier: string | null
    profit_multiplier: string | null
  }
  quote_mails: {
    shop_id: number
    id: string
    quote_id: string
    customer_id: number
    recipient: string
    message: string
    asked_at: Date
  }
  quotes: {
    shop_id: number
    id: string
    number: number
    version: number
    customer_id: number
    state: 'requested' | 'draft' | 'sent' | 'viewed' | 'accepted' | 'converted' | 'rejected' | 'expired' | 'cancelled' | 'superseded'
    currency: string
    price_step: 1 | 10 | 100
    sub_total: number | null
    taxes: number | null
    discount: number | null
    total: number | null
    contact: Json<'quotes.contact'>
    comment: string
    token_hash: Buffer
    idempotency_key: string | null
    body_hash: string
    accepted_by: string | null
    order_id: string | null
    created_at: Date
    expires_at: Date | null
    reminded_at: Date | null
    answer: Json<'quotes.answer'> | null
    pictures: Json<'quotes.pictures'> | null
    is_newest: Generated<boolean>
    lost: Json<'quotes.lost'> | null
    nudged_at: Date | null
    stage: Generated<string>
    is_typed: Generated<boolean>
    nudged_by: string | null
    wait_noticed_at: Date | null
  }
  receipts: {
    shop_id: Generated<number>
    id: string
    customer_id: number
    order_id: string | null
    name: string
    kind: 'picture' | 'pdf'
    bytes: number
    file_key: string
    preview_key: string | null
    created_at: Date
    purpose: Generated<'payment' | 'purchase_order'>
  }
  recovery_codes: {
    person_id: number
    hash: Buffer
    used_at: Date | null
  }
  refresh_tokens: {
    shop_id: Generated<number>
    hash: Buffer
    session_id: string
    expires_at: Date
    replaced_at: Date | null
    exchanges: Generated<number>
  }
  regret_requests: {
    shop_id: Generated<number>
    code: string
    order_number: string
    order_id: string | null
    email: string
    name: string
    reason: string
    requested_at: Date
    outcome: 'accepted' | 'refused' | null
    answer: Generated<string>
    note: Generated<string>
    closed_by_id: string | null
    closed_by_name: string | null
    closed_at: Date | null
  }
  request_counts: {
    subject: Buffer
    minute: number
    count: number
  }
  sales: {
    shop_id: Generated<number>
    order_id: string
    at: Date
    amount: number
    units: number
    seller_id: string | null
    seller_name: string | null
  }
  saved_replies: {
    shop_id: Generated<number>
    id: Generated<number>
    name: string
    text: string
  }
  shipment_events: {
    shop_id: Generated<number>
    order_id: string
    sequence: number
    status: string
    at: Date
  }
  shipments: {
    shop_id: Generated<number>
    order_id: string
    company: string
    asked_at: Date | null
    claimed_until: Date | null
    shipment_id: string | null
    status: string | null
    tracking_number: string | null
    tracking_url: string | null
    seen_at: Date | null
    packages: Json<'shipments.packages'>
  }
  shop_deletions: {
    id: Generated<number>
    shop_number: number
    shop_name: string
    asked_by: string
    asked_at: Date
    due_at: Date
    export_id: string | null
    state: Generated<'planned' | 'taken_back' | 'running' | 'done'>
    rows: GeneratedJson<'shop_deletions.rows'>
    files: Generated<number>
    finished_at: Date | null
  }
  shop_domains: {
    shop_id: Generated<number>
    host: string
    token: string
    added_at: Date
    checked_at: Date | null
    proved_at: Date | null
    problem: string | null
    failing_since: Date | null
    failed_checks: Generated<number>
    released_at: Date | null
    points_here: boolean | null
  }
  shop_entries: {
    shop_id: Generated<number>
    id: Generated<string>
    staff_id: number
    session_id: string
    hash: Buffer
    opened_at: Date | null
    expires_at: Date
  }
  shop_exports: {
    id: Generated<string>
    shop_number: number
    shop_name: string
    asked_by: string
    asked_at: Date
    state: Generated<'waiting' | 'running' | 'done' | 'failed'>
    rows: Generated<number>
    files: Generated<number>
    key: string | null
    bytes: number | null
    sha256: string | null
    finished_at: Date | null
    kept_until: Date | null
  }
  shop_move_tables: {
    move_id: number
    table_name: string
    copied_as_of: number
  }
  shop_moves: {
    id: Generated<number>
    shop_number: number
    shop_name: string
    from_cell: string
    to_cell: string
    phase: Generated<'copying' | 'switched' | 'done' | 'taken_back'>
    started_at: Generated<Date>
    switched_at: Date | null
    finished_at: Date | null
    figures: GeneratedJson<'shop_moves.figures'>
  }
  shop_usage: {
    shop_id: Generated<number>
    kind: 'products' | 'uploads' | 'people' | 'mails'
    used: number
    day: Date | string | null
  }
  shops: {
    id: Generated<number>
    name: string
    host: string | null
    config: Json<'shops.config'>
    rules: Json<'shops.rules'>
    version: Generated<number>
    created_at: Generated<Date>
    changed_at: Generated<Date>
    settings: GeneratedJson<'shops.settings'>
    offers_mercado_pago: Generated<boolean>
    other_hosts: Generated<string[]>
    state: Generated<'preparing' | 'open' | 'suspended'>
    delete_at: Date | null
    deleting_since: Date | null
    most_products: number | null
    most_uploads: number | null
    most_people: number | null
    most_mails: number | null
    cell: Generated<string>
    writes_stopped_until: Date | null
  }
  sold_lines: {
    shop_id: Generated<number>
    order_id: string
    position: number
    at: Date
    generic_id: number | null
    variant_id: number | null
    technique_ids: number[]
    units: number
    amount: number
  }
  staff: {
    shop_id: Generated<number>
    id: Generated<number>
    email: string
    name: string
    password_hash: string | null
    tokens_since: Date
    created_at: Date
    disabled_at: Date | null
    role: 'owner' | 'manager' | 'sales' | 'artwork' | 'workshop' | 'accounting' | 'viewer'
    person_id: number
  }
  stock_holds: {
    shop_id: number
    order_id: string
    variant_id: number
    quantity: number
  }
  stock_uses: {
    shop_id: Generated<number>
    order_id: string
    variant_id: number
    quantity: number
    taken: number
  }
  suppliers: {
    shop_id: number
    id: Generated<number>
    name: string
    key: string
    prefix: string
  }
  techniques: {
    shop_id: number
    id: Generated<number>
    key: string
    name: string
    document: Json<'techniques.document'>
    version: Generated<number>
  }
  terms_versions: {
    shop_id: Generated<number>
    hash: string
    text: string
    first_accepted_at: Date
  }
  tries: {
    shop_id: Generated<number>
    subject: Buffer
    window_start: Date
    count: number
  }
  uploads: {
    shop_id: Generated<number>
    id: Generated<string>
    kind: 'logo' | 'edited_logo' | 'design'
    customer_id: number | null
    guest_id: string | null
    name: string
    width: number
    height: number
    bytes: number
    is_vector: boolean
    colours: string[]
    picture_key: string
    preview_key: string
    drawing_key: string | null
    used_at: Date | null
    created_at: Date
    facts: Json<'uploads.facts'> | null
    made_from: string | null
    page: number | null
    pages: number | null
    inks: GeneratedJson<'uploads.inks'>
  }
  variants: {
    shop_id: number
    id: Generated<number>
    generic_id: number
    sku: string
    position: number
    document: Json<'variants.document'>
    tiers: Json<'variants.tiers'>
    stock: number
    reserved_stock: Generated<number>
    active: boolean
    availability: Generated<'stock' | 'on_order' | 'none'>
    on_order_days: number | null
  }
}
