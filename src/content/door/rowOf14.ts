/** The row behind the door for ages 14-16 (things.ts): a line is a week. Further weeks come at its end, so that everybody keeps their place. */
export const ROW_OF_14 = `
question:debt-trap-1 word:opportunity-cost try:60 scene:headphones word:gross-and-net try:find-the-whole-price question:money-that-grows-4
word:share try:62 word:credit-card question:first-pay-first-account-5 word:national-insurance try:play-erin question:scams-and-games-3
word:wealth try:write-down-hours word:going-bust question:prices-and-tax-2 word:salary try:66 question:insurance-4
word:credit try:20 word:mortgage question:refunds-and-subscriptions-4 word:vat try:55 question:debt-trap-3
word:gambling try:twelve-payments word:risk question:ways-to-earn-4 word:cost-of-living try:75 question:money-that-grows-1
word:money-mule scene:birthday-card word:unit-price try:30 question:first-pay-first-account-3 word:fund try:spot-influences
word:recession question:prices-and-tax-3 word:compound-interest try:61 question:money-brain-battle-8 word:minimum-payment try:48
word:two-step-verification question:insurance-2 word:exchange-rate try:save-on-payday question:refunds-and-subscriptions-1 word:rate-of-pay try:19
word:cash-injection question:debt-trap-2 word:loan-shark try:67 question:giving-5 word:tariff try:one-price-then-and-now
word:entrepreneur question:money-that-grows-2 try:39 word:ponzi-scheme question:scams-and-games-5 word:buy-now-pay-later scene:dog-walk
try:36 word:joint-account question:prices-and-tax-1 word:supply-and-demand try:22 question:insurance-1 word:economy
try:find-percentages word:pension question:first-pay-first-account-4 try:51 word:bonus question:refunds-and-subscriptions-5 word:investing
try:54 word:subscription question:debt-trap-4 try:fund-for-surprises word:dividend question:a-budget-you-can-keep-5 word:payslip
try:68 word:benefits question:money-that-grows-5 try:71 word:insurance scene:school-fair question:prices-and-tax-4
word:statement try:cost-of-a-treat word:direct-debit question:insurance-5 try:17 word:pay-cut question:ways-to-earn-5
word:bear-market try:65 word:instalment question:refunds-and-subscriptions-2 try:ask-what-is-covered word:standing-order question:money-brain-battle-9
word:dark-pattern try:43 word:overdraft question:debt-trap-5 try:11 word:bankruptcy question:scams-and-games-4
word:inflation try:76 word:sponsored-post scene:new-outfit question:money-that-grows-3 try:room-for-a-rise word:crypto
question:first-pay-first-account-2 word:net-worth try:73 word:apr question:insurance-3 try:69 word:identity-theft
question:prices-and-tax-5 word:side-hustle try:save-a-months-price word:credit-score question:refunds-and-subscriptions-3 try:64 word:negotiation
`;
