export const KindnessTab = () => <h2>Kindness</h2>;
