/** Two mugs to a house in the province of Buenos Aires, in the simplest of the three bodies. */
export const quoteExample = {
  takes: {
    products: [{ productId: 412, genericProductId: 118, quantity: 50 }],
    province: '06',
    city: '06042',
    location: '06042010',
    postalCode: '7150',
  },
  gives: {
    all_results: [
      {
        logistic_type: 'crossdock',
        carrier: { id: 7, name: 'Correo del Sur', logo: null },
        service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
        delivery_time: { min: 2, max: 4 },
        amounts: {
          price: 7_200,
          price_incl_tax: 8_712,
          seller_price: 7_200,
          seller_price_incl_tax: 8_712,
        },
        pickup_points: [],
        tags: ['cheapest' as const, 'fastest' as const],
      },
    ],
    free_from: 600_000,
    production_days: 5,
  },
}
