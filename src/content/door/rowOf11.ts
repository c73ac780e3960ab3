/** The row behind the door for ages 11-13 (things.ts): a line is a week. Further weeks come at its end, so that everybody keeps their place. */
export const ROW_OF_11 = `
question:influence-invasion-1 word:dark-pattern try:60 scene:headphones word:gift-card try:spot-influences word:refund
question:money-brain-battle-9 try:66 word:current-account question:insurance-1 word:invoice try:20 word:unit-price
question:money-words-5 try:twelve-payments word:expense question:refunds-and-subscriptions-1 word:phishing try:play-femi word:competition
question:influence-invasion-2 try:62 word:inflation try:15 question:a-budget-you-can-keep-4 word:statement try:one-price-then-and-now
word:economy question:money-that-grows-1 word:opportunity-cost try:39 question:money-brain-battle-10 word:average try:61
word:going-bust question:giving-3 word:risk try:cost-of-a-treat scene:dog-walk word:debit-card question:first-pay-first-account-1
try:67 word:loan question:influence-invasion-4 try:8 word:vat try:month-of-games word:fair-trade
question:prices-and-tax-5 word:prepaid-card try:36 question:money-brain-battle-4 word:compound-interest try:71 word:influencer
question:insurance-3 word:subscription try:write-down-hours question:refunds-and-subscriptions-5 word:emergency-fund try:54 word:payslip
question:scams-and-games-2 try:19 word:bank-transfer scene:new-outfit word:identity-theft question:money-that-grows-4 try:68
word:savings-account try:find-percentages question:influence-invasion-3 word:debt try:65 word:loot-box question:money-brain-battle-8
word:warranty try:43 question:ways-to-earn-3 word:fee try:save-what-you-skip word:profit question:insurance-2
word:contactless try:22 word:insurance question:a-budget-you-can-keep-3 try:75 word:supply-and-demand question:refunds-and-subscriptions-2
try:find-the-vat word:entrepreneur scene:birthday-card word:peer-pressure try:47 question:prices-and-tax-3 word:buy-now-pay-later
try:64 question:money-brain-battle-6 word:impulse-buy try:ask-what-is-covered word:side-hustle question:money-that-grows-3 word:deposit
try:73 word:money-mule question:giving-4 try:3 word:withdrawal question:influence-invasion-5 word:fomo
try:first-fifty-pence word:rate-of-pay question:money-words-4 try:55 word:cost-of-living try:76 question:insurance-4
word:interest scene:school-fair word:two-step-verification try:17 question:money-brain-battle-7 word:exchange-rate try:room-for-a-rise
word:per-cent question:refunds-and-subscriptions-3 try:69 word:comparison-shopping question:money-that-grows-5 word:in-game-purchase try:52
word:sponsored-post question:giving-2 try:keep-one-receipt word:direct-debit question:money-brain-battle-5 try:82 word:negotiation
`;
